import {chmodSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
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

  it('is the first that prints its version: a stub of a package does not', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'chromium-'));
    const program = (name: string, script: string) => {
      const file = path.join(folder, name);
      writeFileSync(file, `#!/bin/sh\n${script}\n`);
      chmodSync(file, 0o755);
      return file;
    };
    try {
      program('chromium-browser', 'echo Install the snap; exit 1');
      const works = program('google-chrome', 'echo Chrome 1');
      vi.stubEnv('CHROMIUM_PATH', '');
      vi.stubEnv('PATH', folder);
      expect(findChromium()).toBe(works);
    } finally {
      rmSync(folder, {recursive: true});
    }
  });
});
