import {afterEach, describe, expect, it, vi} from 'vitest';

/** The front matter of a page, as the site reads it in an environment. */
async function frontMatterWith(environment: Readonly<Record<string, string>>, text: string) {
  for (const [name, value] of Object.entries(environment)) {
    vi.stubEnv(name, value);
  }
  vi.resetModules();
  const {markdown} = await import('../../../config/markdown');
  const {frontMatter} = await markdown.parseFrontMatter({
    filePath: 'docs/page.mdx',
    fileContent: text,
    defaultParseFrontMatter: ({fileContent}) =>
      Promise.resolve({frontMatter: {title: 'Page'}, content: fileContent}),
  });
  return frontMatter;
}

describe('the author of a page’s last change', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  it('is not named', async () => {
    expect(await frontMatterWith({}, 'Text')).toEqual({
      title: 'Page',
      last_update: {author: 'the contributors'},
    });
  });

  it('is named if the operator wants it', async () => {
    expect(await frontMatterWith({NAME_AUTHORS: 'true'}, 'Text')).toEqual({title: 'Page'});
  });
});
