"""Kinds of tests that have no RUN lines.

A folder chooses one in its lit.local.cfg:

    import os
    import commute_formats

    config.test_format = commute_formats.ToolOnFile(
        [os.path.join(config.commute_bin_dir, "some-tool")], ".json")
"""

import os

import lit.Test
import lit.TestRunner
import lit.formats
import lit.util


def run(commands):
    """Run commands; the test's result is that of the first that fails."""
    for command in commands:
        out, err, code = lit.util.executeCommand(command)
        if code != 0:
            text = f"$ {' '.join(command)}\n{out}{err}(exit code {code})\n"
            return lit.Test.FAIL, text
    return lit.Test.PASS, ""


class ToolOnFile(lit.formats.TestFormat):
    """Each file with the suffix is a test: the tool accepts it."""

    def __init__(self, command, suffix):
        self.command = command
        self.suffix = suffix

    def getTestsInDirectory(self, suite, path, lit_config, config):
        folder = suite.getSourcePath(path)
        for name in sorted(os.listdir(folder)):
            if name.endswith(self.suffix) and name not in config.excludes:
                yield lit.Test.Test(suite, path + (name,), config)

    def execute(self, test, lit_config):
        return run([self.command + [test.getSourcePath()]])


class HeaderAlone(lit.formats.TestFormat):
    """Each public header is two tests: it compiles alone, as C and as C++."""

    LANGUAGES = {"c11": "c", "c++17": "c++"}

    def __init__(self, folder, source, without_mlir):
        self.folder = folder
        # A source with next to nothing in it, that the header is put before: a
        # header that is compiled itself warns of that.
        self.source = source
        # Headers that must compile where there is no MLIR.
        self.without_mlir = without_mlir

    def getTestsInDirectory(self, suite, path, lit_config, config):
        for name in sorted(os.listdir(self.folder)):
            if not name.endswith(".h"):
                continue
            if not config.commute_enable_mlir and name not in self.without_mlir:
                continue
            for standard in self.LANGUAGES:
                yield lit.Test.Test(suite, path + (name, standard), config)

    def execute(self, test, lit_config):
        config = test.config
        name, standard = test.path_in_suite[-2:]
        language = self.LANGUAGES[standard]
        compiler = config.c_compiler if language == "c" else config.cxx_compiler
        command = [compiler, f"-std={standard}", "-x", language, "-fsyntax-only"]
        command += ["-Wall", "-Wextra", "-Werror", "-pedantic"]
        if language == "c":
            command += ["-Wstrict-prototypes", "-Wmissing-prototypes"]
        command += ["-I", os.path.dirname(self.folder)]
        if name not in self.without_mlir:
            for include in config.mlir_include_dirs:
                command += ["-isystem", include]
        command += ["-include", os.path.join(self.folder, name), self.source]
        return run([command])
