/**
 * Draws the icons and the social card from the logos in `static/img`.
 * With `--check` it draws nothing, and fails with the names of images that are missing or outdated.
 */
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {type Browser, chromium} from '@playwright/test';
import {chromiumSwitches, findChromium} from '../tools/chromium/findChromium';
import {type BrandImage, brandImages} from '../tools/brand/images';
import {iconFile, isDrawnFrom, signPng} from '../tools/brand/png';

const root = path.resolve(__dirname, '..');

async function draw(browser: Browser, {file, width, height, html}: BrandImage): Promise<void> {
  const page = await browser.newPage({viewport: {width, height}});
  await page.setContent(html);
  await page.evaluate(async () => document.fonts.ready);
  const png = signPng(await page.screenshot({omitBackground: true}), html);
  writeFileSync(path.join(root, file), file.endsWith('.ico') ? iconFile(png, width) : png);
  await page.close();
  process.stdout.write(`${file}\n`);
}

async function drawAll(): Promise<void> {
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath !== undefined && {executablePath}),
    args: [...chromiumSwitches],
  });
  for (const image of brandImages) {
    await draw(browser, image);
  }
  await browser.close();
}

function check(): void {
  const outdated = brandImages.filter(({file, html}) => {
    const image = path.join(root, file);
    return !existsSync(image) || !isDrawnFrom(readFileSync(image), html);
  });
  for (const {file} of outdated) {
    process.stderr.write(`${file} does not show the current marks. Run: npm run brand\n`);
  }
  process.exitCode = outdated.length > 0 ? 1 : 0;
}

if (process.argv.includes('--check')) {
  check();
} else {
  void drawAll();
}
