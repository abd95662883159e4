import {installLine} from '../setup/requirements';
import {setUp} from '../setup/setUp';
import {thisMachine} from '../setup/thisMachine';
import {findChromium} from './findChromium';

/**
 * Finds a Chromium, or installs one.
 * @returns its path.
 * @throws with the command that installs one, if there is none and it cannot be installed.
 */
export function ensureChromium(): string {
  setUp(['Chromium'], thisMachine);
  const found = findChromium();
  if (found === undefined) {
    throw new Error(
      `There is no Chromium. Install one (${installLine('Chromium')}) or set CHROMIUM_PATH to the path of one`,
    );
  }
  return found;
}
