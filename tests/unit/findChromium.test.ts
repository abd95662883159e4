import {afterEach, describe, expect, it, vi} from 'vitest';
import {findChromium} from '../../tools/chromium/findChromium';

describe('the browser of the tests', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  it('is the one that the variable names, before all others', () => {
    vi.stubEnv('CHROMIUM_PATH', process.execPath);
    expect(findChromium()).toBe(process.execPath);
  });

  it('fails when the variable names no program, naming the fix', () => {
    vi.stubEnv('CHROMIUM_PATH', '/no/such/browser');
    expect(() => findChromium()).toThrow(
      'CHROMIUM_PATH is "/no/such/browser", which is not a program',
    );
  });
});
