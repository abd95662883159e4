import {describe, expect, it} from 'vitest';
import {pageSections} from '../../../../src/output/searchIndex/pageSections';

const sectionsOf = (content: string) =>
  pageSections(
    `<!doctype html><html><head><title>T</title></head><body><nav>Menu</nav><main>
    <div class="theme-doc-markdown markdown">${content}</div><footer>Foot</footer></main></body></html>`,
  );

const none = {prose: '', labels: '', cells: '', code: ''};

/** The texts of the only section of a page. */
function textsOf(content: string): typeof none {
  const [section, ...others] = sectionsOf(`<h1>A</h1>${content}`);
  expect(others).toEqual([]);
  const {prose, labels, cells, code} = section ?? none;
  return {prose, labels, cells, code};
}

describe('the sections of a page', () => {
  it('begin with its title, wherever the heading stands, and with headings of two levels', () => {
    const sections = sectionsOf(
      `<header><h1 id="a">The <em>title</em></h1></header><p>One.</p>
      <h2 id="b">Two<a class="hash-link" href="#b">#</a></h2><p>Two.</p>
      <div><h3 id="c"><code>three()</code></h3><p>Three.</p><h4 id="d">Four</h4><p>Four.</p></div>`,
    );
    expect(sections).toEqual([
      {...none, title: 'The title', hash: '', prose: 'One.'},
      {...none, title: 'Two', hash: '#b', prose: 'Two.'},
      {...none, title: 'three()', hash: '#c', prose: 'Three. Four Four.'},
    ]);
  });

  it('are those of its content, not of the site around it', () => {
    expect(JSON.stringify(sectionsOf('<h1>A</h1><p>Text.</p>'))).not.toMatch(/Menu|Foot/);
  });

  it('are none without content', () => {
    expect(pageSections('<html><body><h1>A</h1><p>Text.</p></body></html>')).toEqual([]);
    expect(pageSections('')).toEqual([]);
  });
});

describe('the prose of a section', () => {
  it('has spaces between blocks, not within words', () => {
    expect(
      textsOf(
        '<p>A <b>b</b>old<wbr>er</p><ul><li>one</li><li>two</li></ul><p>three<br>four\n  five</p>',
      ),
    ).toEqual({...none, prose: 'A bolder one two three four five'});
  });

  it('has the text of closed tabs and folds', () => {
    const {prose} = textsOf(
      `<div><ul role="tablist"><li role="tab">npm</li><li role="tab">yarn</li></ul>
      <div><div role="tabpanel">One.</div><div role="tabpanel" hidden>Two.</div></div></div>
      <details><summary>More</summary><div><p>Three.</p></div></details>`,
    );
    expect(prose).toBe('npm yarn One. Two. More Three.');
  });

  it('has code in sentences', () => {
    expect(textsOf('<p>Call <code>eth_call</code>.</p>')).toEqual({
      ...none,
      prose: 'Call eth_call.',
    });
  });

  it('has no invisible spaces', () => {
    expect(textsOf('<p>call \u200B it\u00A0now</p>').prose).toBe('call it now');
  });
});

describe('a table', () => {
  it('has cells, and labels: its caption and the heads of rows', () => {
    expect(
      textsOf(
        `<table><caption>Networks</caption>
        <thead><tr><th scope="col">Name</th><th scope="col">ID</th></tr></thead>
        <tbody><tr><th scope="row">Mainnet</th><td><code>59144</code></td></tr></tbody></table>`,
      ),
    ).toEqual({...none, labels: 'Networks Mainnet', cells: 'Name ID 59144'});
  });

  it('has heads without a scope among its labels', () => {
    expect(textsOf('<table><tr><th>Name</th><td>Linea</td></tr></table>')).toEqual({
      ...none,
      labels: 'Name',
      cells: 'Linea',
    });
  });

  it('keeps values in a cell apart that only styles separate', () => {
    expect(textsOf('<table><tr><td><span>one</span><span>two</span></td></tr></table>').cells).toBe(
      'one two',
    );
  });
});

describe('code', () => {
  it('stands apart, with its line breaks as spaces, also in a table', () => {
    expect(textsOf('<p>Run:</p><pre><code>npm i\nnpm start</code></pre>')).toEqual({
      ...none,
      prose: 'Run:',
      code: 'npm i npm start',
    });
    expect(textsOf('<table><tr><td><pre>npm i</pre></td></tr></table>').code).toBe('npm i');
  });
});

describe('text that makes no sentence', () => {
  it('counts as cells where its component says so', () => {
    expect(
      textsOf('<div data-search="words"><p>Node</p><span>Besu</span><span>Geth</span></div>'),
    ).toEqual({...none, cells: 'Node Besu Geth'});
  });
});

describe('text that is not for readers of the page', () => {
  it.each([
    ['a script', '<script>gas</script>'],
    ['a style', '<style>.gas {}</style>'],
    ['a template', '<template>gas</template>'],
    ['a drawing', '<svg><text>gas</text></svg>'],
    ['a button', '<button>gas</button>'],
    ['a page without scripts', '<noscript>gas</noscript>'],
    ['a status', '<span role="status">gas</span>'],
    ['the note that a link leaves the site', '<a>Site<svg></svg><span>(gas)</span></a>'],
    [
      'the MathML of a formula',
      '<span class="katex"><span class="katex-mathml"><math><mi>gas</mi></math></span></span>',
    ],
    ['a request in another language', '<div class="a unindexed b"><pre>gas</pre></div>'],
    ['the anchor of a heading', '<p>A<a class="hash-link">gas</a></p>'],
  ])('is left out: %s', (_, html) => {
    expect(JSON.stringify(textsOf(html))).not.toContain('gas');
  });

  it('leaves the text around it', () => {
    expect(textsOf('<p>A <a>site<svg></svg><span>(out)</span></a> here.</p>').prose).toBe(
      'A site here.',
    );
    expect(
      textsOf('<p><span class="katex"><span class="katex-html">x+1</span></span></p>').prose,
    ).toBe('x+1');
  });
});
