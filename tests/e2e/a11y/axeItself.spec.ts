import {tokenColor} from '../../../config/tokenColor';
import {axeViolations} from '../support/axe';
import {expect, test} from '../support/test';
import {unprovenColors} from '../support/textColors';

test('axe finds a violation where there is one', async ({page}) => {
  await page.setContent('<html lang="en"><title>t</title><main><h1>t</h1><img src="a.png"></main>');
  expect(await axeViolations(page)).toContainEqual(expect.stringContaining('image-alt'));
});

test('axe finds text that cannot be told from what is behind it in one color mode', async ({
  page,
}) => {
  await page.setContent(
    '<html lang="en"><title>t</title><style>@media (prefers-color-scheme: light) { p { color: #ddd } }</style><main><h1>t</h1><p>Pale</p></main>',
  );
  expect(await axeViolations(page, {rules: 'colors'})).toEqual([]);
  await page.emulateMedia({colorScheme: 'light'});
  expect(await axeViolations(page, {rules: 'colors'})).toEqual([
    expect.stringContaining('color-contrast'),
  ]);
});

test('axe looks at the colors of one element of each style, and at each style', async ({page}) => {
  const pale = '<p style="color: #ddd">Pale</p>';
  const inDark = '<section style="background: #333"><p>Text</p></section>';
  const faint = '<div style="opacity: 0.3"><ul><li>Faint</li></ul></div>';
  await page.setContent(
    `<html lang="en"><title>t</title><main><h1>t</h1><p>Text</p>${pale}${pale}${inDark}${faint}</main>`,
  );
  const contrast: unknown = expect.stringContaining('color-contrast');
  expect(await axeViolations(page)).toEqual(Array(4).fill(contrast));
  for (const rules of [undefined, 'colors'] as const) {
    const found = await axeViolations(page, {
      colors: 'oneOfEachStyle',
      ...(rules !== undefined && {rules}),
    });
    expect(found).toEqual(Array(3).fill(contrast));
    expect(found.join()).toMatch(/Pale.*Text.*Faint/s);
  }
});

test('text is found whose colors no arithmetic proves, and text that is half transparent', async ({
  page,
}) => {
  const color = (token: string) => tokenColor(token, 'dark');
  await page.setContent(
    `<html data-theme="dark"><body style="background: ${color('bg')}; color: ${color('text')}"><p>Proven</p>
     <p style="color: #555">Pale</p><p style="background: ${color('accent')}">Behind</p><p style="opacity: 0.5">Faint</p>`,
  );
  const found = await unprovenColors(page);
  expect(found.join()).toMatch(/>Pale<.*>Behind<.*>Faint</s);
  expect(found).toHaveLength(3);
});
