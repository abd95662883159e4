import {smallTouchTargets} from './support/smallTouchTargets';
import {expect, test} from './support/test';

test.use({hasTouch: true, isMobile: true, viewport: {width: 390, height: 844}});

/** A page on which lines and buttons are 20 pixels high, with room around each. */
const pageOf = (body: string) =>
  `<html lang="en"><meta name="viewport" content="width=device-width"><title>t</title>
   <style>body * {margin: 0; font: 16px/20px sans-serif} main > * {margin-block: 40px}
   button {padding: 0; border: 0; inline-size: 20px; block-size: 20px}</style><main>${body}</main></html>`;

test('controls that a finger can miss are found, and links in sentences are not', async ({
  page,
}) => {
  await page.setContent(
    pageOf(`<div><button>Small</button></div>
      <div><a href="/lone" style="display: inline-block">Lone link</a></div>
      <p>Read <a href="/fees">about fees</a> first.</p>`),
  );
  expect(await smallTouchTargets(page)).toEqual([
    expect.stringContaining('"Small" 20×20'),
    expect.stringMatching(/"Lone link" \d+×20$/),
  ]);
});

test('a small control is found at each edge of the window, too', async ({page}) => {
  const corners = [
    'top: 0; left: 0',
    'top: 0; right: 0',
    'bottom: 0; left: 0',
    'bottom: 0; right: 0',
  ];
  await page.setContent(
    pageOf(corners.map((at) => `<button style="position: fixed; ${at}">${at}</button>`).join('')),
  );
  expect(await smallTouchTargets(page)).toHaveLength(corners.length);
});

test('what is large enough is not found, nor what only looks small', async ({page}) => {
  await page.setContent(
    pageOf(`<div><button style="inline-size: 44px; block-size: 44px">Large</button></div>
      <div><label style="display: inline-block; padding: 20px">Choose <input type="checkbox"></label></div>
      <ul><li><button style="position: relative">
        <span style="position: absolute; inset: -12px"></span>Padded</button></li></ul>`),
  );
  expect(await smallTouchTargets(page)).toEqual([]);
});
