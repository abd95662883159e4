import {spawn} from 'node:child_process';
import path from 'node:path';

/** A program's output and exit code. */
export interface RunResult {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Contains an `npx` that does not start npm, which takes as long as many samples. */
const BIN = path.join(__dirname, 'bin');

/** Runs a program and returns its output. Never throws for a failing program. */
export function run(
  command: string,
  args: readonly string[],
  options: {
    readonly cwd: string;
    /** Added to the environment of the tests. `undefined` removes a variable. */
    readonly env?: Readonly<Record<string, string | undefined>>;
    readonly timeout?: number;
    /** Standard input. */
    readonly input?: string;
  },
): Promise<RunResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, [...args], {
      cwd: options.cwd,
      env: {
        ...process.env,
        PATH: [BIN, process.env.PATH].join(path.delimiter),
        ...options.env,
      },
      timeout: options.timeout ?? 120_000,
    });
    let stdout = '';
    let stderr = '';
    child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
    child.on('error', reject);
    if (options.input !== undefined) {
      child.stdin.end(options.input);
    }
    child.on('close', (code) => {
      resolve({code, stdout, stderr});
    });
  });
}

/**
 * Runs a program that must succeed. @returns its standard output. @throws with its output if it
 * fails.
 */
export async function runOrThrow(...parameters: Parameters<typeof run>): Promise<string> {
  const {code, stdout, stderr} = await run(...parameters);
  if (code !== 0) {
    const [command, args] = parameters;
    throw new Error(
      `${command} ${args.join(' ')} ended with ${code ?? 'a signal'}\n${stdout}\n${stderr}`,
    );
  }
  return stdout;
}
