import {test} from 'vitest';
import {commandLineOf, missing, type ProgramName} from '../../../tools/setup/requirements';

/** The command that provides a program on this machine, if any. */
export function commandOf(program: ProgramName): string | undefined {
  return commandLineOf(program)?.[0];
}

/**
 * A test of a sample that needs system programs. If one is missing, the sample is skipped by name.
 */
export function sampleTest(
  name: string,
  needs: readonly ProgramName[],
  body: () => Promise<void>,
): void {
  const reason = missing(...needs);
  if (reason === undefined) {
    test(name, body);
  } else {
    test.skip(`${name} (${reason})`);
  }
}
