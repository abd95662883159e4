import {describe, expect, it} from 'vitest';
import {copyPath} from '@site/data/copyPath';
import {type Copy, withFrontMatter} from '@site/src/output/markdownCopies/copy';
import {idsInOrder} from '@site/src/output/markdownCopies/inOrder';
import {fullPath, fullText, llmsText} from '@site/src/output/markdownCopies/llmsText';

const copyOf = (path: string, title: string): Copy => ({
  path,
  title,
  description: `About ${title}.`,
  sources: [],
  text: `# ${title}\n\nText.\n`,
});

const bridge = copyOf('/docs/bridge', 'Bridge');
const glossary = copyOf('/docs/glossary', 'Glossary');

describe('a copy', () => {
  it.each([
    ['/api', '/', '/api.md'],
    ['/api/', '/', '/api.md'],
    ['/', '/', '/index.md'],
    ['/docs/', '/docs/', '/docs/index.md'],
    ['/docs/api', '/docs/', '/docs/api.md'],
    ['/docs/api/', '/docs/', '/docs/api.md'],
  ])('of %s below %s is in %s', (page, baseUrl, file) => {
    expect(copyPath(page, baseUrl)).toBe(file);
  });

  it('starts with what the page is, where it is, and what it was checked against', () => {
    const sources = ['https://a.example/x'];
    expect(
      withFrontMatter({...bridge, checked: '2026-11-21', sources}, 'https://docs.example'),
    ).toBe(
      `---\ntitle: Bridge\ndescription: About Bridge.\nurl: 'https://docs.example/docs/bridge'\nchecked: '2026-11-21'\nsources:\n  - 'https://a.example/x'\n---\n# Bridge\n\nText.\n`,
    );
  });
});

describe('llms.txt', () => {
  const site = {
    title: 'Docs',
    tagline: 'All of it.',
    origin: 'https://docs.example',
    baseUrl: '/docs/',
  };

  it('lists the copies by section, then the full texts', () => {
    expect(
      llmsText(
        [
          {name: 'Get started', folder: 'get-started', copies: [bridge]},
          {name: 'More', copies: [glossary]},
        ],
        site,
      ),
    ).toMatchInlineSnapshot(`
      "# Docs

      > All of it.

      Each page has a copy in Markdown at its address with \`.md\` at the end. Its front matter has the day on which the facts were checked, and the sources.

      ## Get started

      - [Bridge](https://docs.example/docs/bridge.md): About Bridge.

      ## More

      - [Glossary](https://docs.example/docs/glossary.md): About Glossary.

      ## Full text

      - [All pages](https://docs.example/docs/llms-full.txt)
      - [Get started](https://docs.example/docs/get-started/llms-full.txt)
      "
    `);
  });

  it('has full texts with the address of each page below its title', () => {
    expect(fullText([bridge, glossary], 'https://docs.example')).toBe(
      '# Bridge\n\n<https://docs.example/docs/bridge>\n\nText.\n\n---\n\n# Glossary\n\n<https://docs.example/docs/glossary>\n\nText.\n',
    );
    expect([fullPath(), fullPath({folder: 'api'})]).toEqual(['llms-full.txt', 'api/llms-full.txt']);
  });
});

describe('the pages of a sidebar', () => {
  it('are in its order, each once, a category before its pages, and links left out', () => {
    expect(
      idsInOrder([
        {type: 'doc', id: 'start'},
        {type: 'link', label: 'Elsewhere', href: '/x'},
        {
          type: 'category',
          label: 'How to',
          collapsed: true,
          collapsible: true,
          link: {type: 'doc', id: 'how-to'},
          items: [
            {type: 'doc', id: 'how-to/bridge'},
            {type: 'ref', id: 'start'},
          ],
        },
      ]),
    ).toEqual(['start', 'how-to', 'how-to/bridge']);
  });
});
