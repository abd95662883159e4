/**
 * Writes the logos and the web manifest in the colors of the tokens, and draws the icons and the social images from the logos and the motif.
 * With `--check` it writes nothing, and fails with the names of files that are missing or outdated.
 */
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {type Browser, chromium} from '@playwright/test';
import {chromiumSwitches, findChromium} from '../tools/chromium/findChromium';
import {type BrandImage, brandImages} from '../tools/brand/images';
import {iconFile, isDrawnFrom, signPng} from '../tools/brand/png';
import {brandTexts} from '../tools/brand/texts';

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

function writeTexts(): void {
  for (const {file, text} of brandTexts) {
    writeFileSync(path.join(root, file), text);
    process.stdout.write(`${file}\n`);
  }
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
  const isCurrent = (file: string, matches: (content: Buffer) => boolean) => {
    const place = path.join(root, file);
    return existsSync(place) && matches(readFileSync(place));
  };
  const outdated = [
    ...brandTexts.filter(({file, text}) => !isCurrent(file, (content) => String(content) === text)),
    ...brandImages.filter(
      ({file, html}) => !isCurrent(file, (content) => isDrawnFrom(content, html)),
    ),
  ];
  for (const {file} of outdated) {
    process.stderr.write(
      `${file} does not have the current marks and colors. Run: npm run brand\n`,
    );
  }
  process.exitCode = outdated.length > 0 ? 1 : 0;
}

if (process.argv.includes('--check')) {
  check();
} else {
  writeTexts();
  void drawAll();
}
