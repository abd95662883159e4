import {createElement} from 'react';
import {renderToString} from 'react-dom/server';
import {describe, expect, it, vi} from 'vitest';
import Card from '@site/src/components/ui/Card';
import CategoryCards from '@site/src/components/ui/CategoryCards';
import {diagramSources} from '@site/src/output/markdownCopies/diagramSources';
import {pageMarkdown} from '@site/src/output/markdownCopies/pageMarkdown';

vi.mock('@docusaurus/Link', () => import('../components/siteLink'));

/** The Markdown of a page with this content. */
function markdownOf(html: string): string {
  return pageMarkdown(
    `<body><nav>Menu</nav><article><div class="theme-doc-markdown"><header><h1>eth_<wbr>call</h1></header>${html}</div></article></body>`,
    'https://docs.example/api/page',
  ).text;
}

const START = '# eth_call\n';

const fence = (language: string, code: string, title = '') =>
  `<div class="language-${language} theme-code-block">${title && `<div>${title}</div>`}<div><pre><code>${code
    .split('\n')
    .map((line) => `<span>${line}\n</span>`)
    .join('')}</code></pre><div><button>Copy</button></div></div></div>`;

describe('a page as Markdown', () => {
  it('starts with its title, and has nothing but the article', () => {
    expect(markdownOf('<p>Text.</p>')).toBe(`${START}\nText.\n`);
  });

  it('has links with absolute addresses, and headings without their anchor link', () => {
    expect(
      markdownOf(
        '<h2 id="a">Gas<a class="hash-link" href="#a">\u200b</a></h2><p><a href="/x#y">x</a> <a href="#a">a</a></p>',
      ),
    ).toBe(
      `${START}\n## Gas\n\n[x](https://docs.example/x#y) [a](https://docs.example/api/page#a)\n`,
    );
  });

  it('has the code of all tabs, each below its name, with its language and title', () => {
    const text = markdownOf(
      `<div><ul role="tablist"><li role="tab" id="t0">curl</li><li role="tab" id="t1">Go</li></ul>
       <div role="tabpanel" aria-labelledby="t0">${fence('bash', 'curl \\\n  x')}</div>
       <div role="tabpanel" aria-labelledby="t1" class="unindexed" hidden>${fence('go', 'package main', 'main.go')}</div></div>`,
    );
    expect(text).toBe(
      `${START}\n**curl**\n\n\`\`\`bash\ncurl \\\n  x\n\`\`\`\n\n**Go**\n\n\`main.go\`\n\n\`\`\`go\npackage main\n\`\`\`\n`,
    );
  });

  it('has formulas in TeX, without escapes', () => {
    const katex = (tex: string) =>
      `<span class="katex"><span class="katex-mathml"><math><semantics><mi>f</mi><annotation encoding="application/x-tex">${tex}</annotation></semantics></math></span><span class="katex-html">f</span></span>`;
    expect(
      markdownOf(
        `<p>With ${katex('a_b')} and ${katex('c')}:</p><span class="katex-display">${katex('\\frac{1}{2}')}</span>`,
      ),
    ).toBe(`${START}\nWith $a_b$ and $c$:\n\n$$\n\\frac{1}{2}\n$$\n`);
  });

  it('has the name and the description of a diagram', () => {
    expect(
      markdownOf(
        '<figure><svg role="img" aria-labelledby="n" aria-describedby="d"><text>L1</text></svg><figcaption><span id="n">Flow</span><button>Enlarge</button></figcaption><p id="d" hidden>From L1 to L2.</p></figure>',
      ),
    ).toBe(`${START}\n**Diagram: Flow**\n\nFrom L1 to L2.\n`);
  });

  it('has tables with their caption, folds with their summary, and notes with their kind', () => {
    const text = markdownOf(
      `<table><caption>Limits</caption><thead><tr><th>Name</th><th>Value</th></tr></thead><tbody><tr><th>a|b</th><td>1.<span>note: <!-- -->a</span></td></tr></tbody></table>
       <details><summary>More</summary><div><p>Inside.</p></div></details>
       <div class="theme-admonition theme-admonition-warning"><div>warning</div><div><p>Careful.</p></div></div>`,
    );
    expect(text).toBe(
      `${START}\n**Limits**\n\n| Name | Value |\n| - | - |\n| a\\|b | 1. note: a |\n\n**More**\n\nInside.\n\n> **Warning**\n>\n> Careful.\n`,
    );
  });

  it('has the heading of a fold as a heading, without what its summary repeats', () => {
    const text = markdownOf(
      `<h2>Functions</h2><div><details><summary><h3 id="buy">buy<wbr>Now<a href="#buy" class="hash-link" aria-label="Direct link to buyNow">\u200b</a></h3><span class="unindexed takes">(address _to, uint256 _fee)</span><span class="unindexed">function<!-- --> <code>0x9f3ce55a</code></span></summary><div><p>Buys at once.</p></div></details><a href="#buy" class="hash-link">\u200b</a></div>
       <details><summary><span>Inherited events (2)</span><span class="unindexed"> </span></summary><div><p>Two.</p></div></details>`,
    );
    expect(text).toBe(
      `${START}\n## Functions\n\n### buyNow\n\nBuys at once.\n\n**Inherited events (2)**\n\nTwo.\n`,
    );
  });

  it('has the cards of a category, which the search has from their pages', () => {
    const cards = renderToString(
      createElement(CategoryCards, {
        children: createElement(Card, {
          to: '/network',
          title: 'Network information',
          children: 'Chain IDs.',
        }),
      }),
    );
    expect(markdownOf(cards)).toBe(
      `${START}\n- [Network information](https://docs.example/network)\n\n  Chain IDs.\n`,
    );
  });

  it('has words that were taken back, and keys to press', () => {
    expect(markdownOf('<p><del>old</del> <kbd>Ctrl</kbd> + <kbd>K</kbd></p>')).toBe(
      `${START}\n~~old~~ \`Ctrl\` + \`K\`\n`,
    );
  });

  it('has each cell in one line, also with a list in it', () => {
    expect(
      markdownOf(
        '<table><tbody><tr><th>RPC</th><td><ul><li><code>a</code><span>own key</span></li><li>b<br>c</li></ul></td></tr></tbody></table>',
      ),
    ).toBe(`${START}\n| RPC | \`a\` own key; b c |\n| - | - |\n`);
  });

  it('has no text of controls, icons and notes for screen readers', () => {
    const text = markdownOf(
      `<div class="unindexed">4 min read</div><noscript>Needs JavaScript</noscript><div data-needs-scripts><label>Filter <select><option>Any</option></select></label></div>
       <p>See <a href="https://a.example" target="_blank">it<svg><title>icon</title></svg><span>(opens in a new tab)</span></a>.<span role="status">Copied</span></p>
       <p><img alt="A wallet" src="/img/a-light.png"><img alt="A wallet" src="/img/a-dark.png"></p>`,
    );
    expect(text).toBe(
      `${START}\nSee [it](https://a.example/).\n\n![A wallet](https://docs.example/img/a-light.png)\n`,
    );
  });

  it('has the rows of a table without end tags, as builds write them', () => {
    expect(markdownOf('<table><tr><th>A<th>B<tr><td>1<td>2</table><ul><li>x<li>y</ul>')).toBe(
      `${START}\n| A | B |\n| - | - |\n| 1 | 2 |\n\n- x\n- y\n`,
    );
  });

  it('leaves out lists of sources, and gives their addresses', () => {
    const page =
      '<article><div class="theme-doc-markdown"><h1>A</h1><p>Text.</p><details data-search="words"><summary>1 source</summary><ul><li><a href="https://a.example/x">x</a></ul></details></div><div data-search="words"><a href="https://a.example/x">x</a> <a href="https://b.example/y">y</a></div></article>';
    expect(pageMarkdown(page, 'https://docs.example/a')).toEqual({
      text: '# A\n\nText.\n',
      sources: ['https://a.example/x', 'https://b.example/y'],
    });
  });

  it('has the text of a diagram after its name and description', () => {
    const drawing = (name: string) =>
      `<figure><svg role="img" aria-labelledby="n-${name}" aria-describedby="d-${name}"><g></g></svg><figcaption id="n-${name}">${name}</figcaption><p id="d-${name}">It is ${name}.</p></figure>`;
    const page = `<article><div class="theme-doc-markdown"><h1>A</h1>${drawing('One')}${drawing('Two')}</div></article>`;
    const sources = diagramSources(
      '# A\n\n```mermaid\nflowchart LR\n  accTitle: One\n  accDescr: It is One.\n  a --> b\n```\n',
    );
    expect(pageMarkdown(page, 'https://docs.example/a', sources).text).toBe(
      '# A\n\n**Diagram: One**\n\nIt is One.\n\n```mermaid\nflowchart LR\n  accTitle: One\n  accDescr: It is One.\n  a --> b\n```\n\n**Diagram: Two**\n\nIt is Two.\n',
    );
  });

  it.each([
    [
      'in a list',
      '1. Step\n\n   ```mermaid\n   pie\n     accTitle: One\n   ```\n',
      'pie\n  accTitle: One\n',
    ],
    ['of another language', '```text\npie\n  accTitle: One\n```\n', undefined],
    ['without a name', '```mermaid\npie\n```\n', undefined],
  ])('reads a diagram %s', (_, text, source) => {
    expect(diagramSources(text).get('One')).toBe(source);
  });

  it('is the main part of a page that is no documentation, and fails without one', () => {
    expect(pageMarkdown('<main><h1>Home</h1></main>', 'https://docs.example/').text).toBe(
      '# Home\n',
    );
    expect(() => pageMarkdown('<p>Nothing.</p>', 'https://docs.example/x')).toThrow(
      'https://docs.example/x has no article (.theme-doc-markdown or main) to copy as Markdown.',
    );
  });
});
