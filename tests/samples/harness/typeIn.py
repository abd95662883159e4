"""Runs a command on a terminal of its own and types what its prompts ask for.

The first argument is JSON: a list of pairs, a piece of the prompt and the answer. The rest is the command.
Ends with the status of the command, or with 124 when a prompt does not come within a minute.
"""

import json
import os
import pty
import select
import sys
import time

# Programs read these to detect CI, where no user answers a prompt. This script answers.
UNATTENDED = ("CI", "CONTINUOUS_INTEGRATION", "GITHUB_ACTIONS", "BUILD_NUMBER", "RUN_ID")

answers = json.loads(sys.argv[1])
pid, terminal = pty.fork()
if pid == 0:
    for variable in UNATTENDED:
        os.environ.pop(variable, None)
    os.execvp(sys.argv[2], sys.argv[2:])
pending = b""
while True:
    ready, _, _ = select.select([terminal], [], [], 60)
    if not ready:
        os.kill(pid, 9)
        os.waitpid(pid, 0)
        sys.exit(124)
    try:
        data = os.read(terminal, 4096)
    except OSError:
        break
    if not data:
        break
    sys.stdout.buffer.write(data)
    sys.stdout.flush()
    pending += data
    if answers and answers[0][0].encode() in pending:
        # A program that has just shown its prompt may still throw away what was typed before it.
        time.sleep(0.3)
        os.write(terminal, answers.pop(0)[1].encode() + b"\r")
        pending = b""
sys.exit(os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]))
