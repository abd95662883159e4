import {expect, test} from './support/test';
import {sitemapPaths} from './support/sitemap';

for (const path of sitemapPaths()) {
  test(`${path} loads without an error, a foreign request or a sideways scroll`, async ({
    page,
    baseURL,
  }) => {
    const errors: string[] = [];
    const foreign: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') {
        errors.push(message.text());
      }
    });
    page.on('request', (request) => {
      if (/^https?:/.test(request.url()) && !request.url().startsWith(baseURL ?? '')) {
        foreign.push(request.url());
      }
    });
    await page.goto(path, {waitUntil: 'networkidle'});
    await expect(page.getByRole('heading', {level: 1})).toHaveCount(1);
    expect(errors).toEqual([]);
    expect(foreign).toEqual([]);

    await page.setViewportSize({width: 390, height: 844});
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
}
