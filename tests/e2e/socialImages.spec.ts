import {socialImageOf, socialImageSize} from '../../config/socialImages';
import {sitemapPaths} from '../../tools/sitemap';
import {expect, test} from './support/test';

/** The values of the image's tags in the HTML that a crawler receives. Minified HTML has few quotes. */
function imageTagsOf(html: string): readonly string[] {
  const tag =
    /<meta (?:property|name)="?((?:og|twitter):image[\w:]*)"? content=(?:"([^"]*)"|([^\s>]*))>/g;
  return [...html.matchAll(tag)].map(
    ([, name = '', quoted, plain]) => `${name} ${quoted ?? plain ?? ''}`,
  );
}

test('each page has the social image of its section, with its size and words', async ({
  request,
}) => {
  test.setTimeout(120_000);
  for (const path of [...sitemapPaths(), '/404.html', '/search']) {
    const tags = imageTagsOf(await (await request.get(path)).text());
    const {file, alt} = socialImageOf(path.slice(1));
    const words = alt.replaceAll('&', '&amp;');
    const [image = ''] = tags;
    expect(image, path).toMatch(new RegExp(`^og:image https://.*/${file}$`));
    const url = image.replace('og:image ', '');
    expect(tags, path).toEqual([
      image,
      `og:image:width ${socialImageSize.width}`,
      `og:image:height ${socialImageSize.height}`,
      `og:image:alt ${words}`,
      `twitter:image ${url}`,
      `twitter:image:alt ${words}`,
    ]);
  }
});

test('each social image is a PNG of the size that its pages name', async ({request}) => {
  const files = new Set(sitemapPaths().map((path) => socialImageOf(path.slice(1)).file));
  expect(files.size).toBe(5);
  for (const file of files) {
    const image = await (await request.get(`/${file}`)).body();
    expect([image.readUInt32BE(16), image.readUInt32BE(20)], file).toEqual([
      socialImageSize.width,
      socialImageSize.height,
    ]);
    expect(image.length, file).toBeLessThan(60_000);
  }
});

test('inside the site, going to another section leaves the tags alone', async ({page}) => {
  await page.goto('/learn');
  await page.getByRole('navigation').getByRole('link', {name: 'Technology'}).first().click();
  await expect(page).toHaveURL('/technology/architecture');
  await expect(page.locator('meta[property="og:image"]')).toHaveCount(1);
});
