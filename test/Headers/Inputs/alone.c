// ISO C wants at least one declaration.
typedef int Alone;
