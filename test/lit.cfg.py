"""Configuration of the test suite for lit, LLVM's test runner.

A test is a .mlir or .test file with RUN lines, or what a folder's
lit.local.cfg makes one (see commute_formats.py).
"""

import os
import shutil
import subprocess
import sys

import lit.formats

test_root = os.path.dirname(os.path.abspath(__file__))
# For the lit.local.cfg files, which import commute_formats.
sys.path.insert(0, test_root)

build_root = config.commute_build_root
bin_dir = os.path.join(build_root, "bin")
lib_dir = os.path.join(build_root, "lib")

config.name = "Commute"
config.test_format = lit.formats.ShTest(execute_external=False)
config.suffixes = [".mlir", ".test"]
config.excludes = ["Inputs"]
config.test_source_root = test_root
config.test_exec_root = os.path.join(build_root, "test")

config.commute_bin_dir = bin_dir

# Folders whose tests need MLIR.
if config.commute_enable_mlir:
    config.available_features.add("mlir")
else:
    config.excludes += [
        "IR",
        "Analysis",
        "Cost",
        "Transforms",
        "Report",
        "CAPI",
        "Plugin",
        "Integration",
        "Docs",
        "Threads",
    ]

if shutil.which("clang-format-14"):
    config.available_features.add("clang-format")

# Tools are found by name: the project's, then LLVM's.
config.environment["PATH"] = os.pathsep.join(
    [bin_dir, config.llvm_tools, os.environ.get("PATH", "")]
)
config.environment["PYTHONDONTWRITEBYTECODE"] = "1"
config.environment["FILECHECK_OPTS"] = "-enable-var-scope"

# A sanitized plugin in a host that is not sanitized needs the runtime loaded
# first.
preload = leaky_preload = ""
if config.commute_sanitize:
    config.available_features.add("asan")
    # LLVM's allocators poison what they hand out in code that is sanitized, and
    # the distribution's MLIR, which is not, then takes from the same memory.
    config.environment["ASAN_OPTIONS"] = "allow_user_poisoning=0"
    runtime = subprocess.run(
        [config.c_compiler, "-print-file-name=libasan.so"],
        capture_output=True,
        text=True,
        check=True,
    ).stdout.strip()
    preload = f"env LD_PRELOAD={os.path.realpath(runtime)} "
    leaky_preload = f"{preload}ASAN_OPTIONS=allow_user_poisoning=0:detect_leaks=0"

if config.commute_sanitize_threads:
    # The distribution's MLIR is not instrumented: what it does to keep its
    # threads apart is not seen, so neither is what it does with memory.
    config.environment["TSAN_OPTIONS"] = (
        "ignore_noninstrumented_modules=1 suppressions="
        + os.path.join(test_root, "Threads", "Inputs", "thread-sanitizer.txt")
    )

plugin = os.path.join(lib_dir, "libCommute.so")
test_plugin = os.path.join(lib_dir, "libCommuteTestPasses.so")
load_commute = f"--load-dialect-plugin={plugin} --load-pass-plugin={plugin}"
load_tests = f"--load-pass-plugin={test_plugin}"

torch_package = os.path.join(config.commute_source_root, "tools", "commute-torch")
run_torch = ""
# tools/test-torch.sh says which Python has torch.
torch_python = os.environ.get("COMMUTE_TORCH_PYTHON")
if torch_python:
    config.available_features.add("torch")
    torch_environment = {
        "COMMUTE_SCHEDULE_LIBRARY": os.path.join(lib_dir, "libCommuteSchedule.so"),
        "PYTHONPATH": torch_package,
        # Programs are compiled anew each time, their kernels are not.
        "TORCHINDUCTOR_CACHE_DIR": os.path.join(build_root, "torch-cache"),
        "TORCHINDUCTOR_FX_GRAPH_CACHE": "0",
        "TORCHINDUCTOR_AUTOGRAD_CACHE": "0",
        "TORCHINDUCTOR_COMPILE_THREADS": "1",
        "OMP_NUM_THREADS": "1",
    }
    run_torch = " ".join(
        ["env", *(f"{k}={v}" for k, v in torch_environment.items()), torch_python]
    )

config.substitutions += [
    # The plugin's file, the project's libraries, its sources.
    ("%commute_plugin", plugin),
    ("%commute_lib", lib_dir),
    ("%commute_build", build_root),
    ("%commute_source", config.commute_source_root),
    # Stock mlir-opt with Commute, and with the passes that test the C API.
    ("%mlir_opt_plugin", f"{preload}mlir-opt {load_commute}"),
    ("%mlir_opt_tests", f"{preload}mlir-opt {load_commute} {load_tests}"),
    ("%commute_opt_tests", f"commute-opt {load_tests}"),
    # What a command line begins with that loads the plugin into a host.
    ("%preload", preload.strip()),
    # The same for a host that has leaks of its own, as Python does.
    ("%leaky_preload", leaky_preload),
    # Not a wrapper around it, whose own leaks the sanitizers would report.
    ("%python", sys.executable),
    # The package for torch, and a program with it in the Python that has torch.
    ("%commute_torch", torch_package),
    ("%run_torch", run_torch),
    ("%c_compiler", config.c_compiler),
    # Where LLVM's programs, libraries and headers are.
    ("%llvm_bin", config.llvm_tools),
    ("%llvm_include", os.path.join(os.path.dirname(config.llvm_tools), "include")),
    ("%llvm_lib", os.path.join(os.path.dirname(config.llvm_tools), "lib")),
]
