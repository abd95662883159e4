import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {expect} from 'vitest';

const folder = path.resolve(import.meta.dirname, '../../../static/img/tutorials');

/** The size of each picture in CSS pixels, as `<AppPicture>` shows it. */
const pictureSize = {width: 720, height: 540} as const;

/** The width and height in a PNG file's header. */
function sizeOf(png: Buffer): {readonly width: number; readonly height: number} {
  return {width: png.readUInt32BE(16), height: png.readUInt32BE(20)};
}

/**
 * Takes the screenshots of a finished app in both color modes. With `UPDATE_PICTURES=1` it writes
 * `static/img/tutorials/<name>-light.png` and `-dark.png`. Otherwise it checks that they exist with
 * the right size.
 */
export async function takePictures(page: Page, name: string): Promise<void> {
  await page.setViewportSize(pictureSize);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({colorScheme});
    const taken = await page.screenshot({animations: 'disabled', caret: 'hide'});
    const file = path.join(folder, `${name}-${colorScheme}.png`);
    if (process.env.UPDATE_PICTURES === '1') {
      mkdirSync(folder, {recursive: true});
      writeFileSync(file, taken);
    }
    expect(existsSync(file), `${file} is missing: run the test with UPDATE_PICTURES=1`).toBe(true);
    expect(sizeOf(readFileSync(file))).toEqual(sizeOf(taken));
  }
}
