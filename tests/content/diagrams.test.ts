import {describe, expect, it} from 'vitest';
import {readDrawings} from '../../tools/diagrams/drawings';
import {diagramsOf, findDiagrams} from '../../tools/diagrams/findDiagrams';
import {hashOf} from '../../src/markdown/remarkDiagram/drawing';
import {checkDiagrams} from '../../tools/diagrams/checkDiagrams';
import {described, expectNoProblems} from './checks/expectNoProblems';
import {parsePage, root} from '../../tools/content/readPages';

const source = 'flowchart LR\n  accTitle: A name\n  accDescr: What it shows.\n  a --> b';
const diagrams = (text: string) =>
  diagramsOf(parsePage('docs/fixture.mdx', `\n\`\`\`mermaid\n${text}\n\`\`\``));
const drawing = (text: string) =>
  `<svg data-source="${hashOf(text)}" viewBox="0 0 9 9">\n<g>\n</g>\n</svg>\n`;
const fresh = new Map([['diagrams/fixture-1.svg', drawing(source)]]);

describe('diagrams', () => {
  it('are told in words and drawn, and no drawing is left over', () => {
    expectNoProblems(checkDiagrams(findDiagrams(root), readDrawings(root)));
  });
});

describe('the check of diagrams', () => {
  it('passes a diagram with its drawing', () => {
    expect(described(checkDiagrams(diagrams(source), fresh))).toBe('');
  });

  it('fails on a diagram without a drawing, naming the file and the fix', () => {
    expect(described(checkDiagrams(diagrams(source), new Map()))).toBe(
      'docs/fixture.mdx:2: this diagram has no drawing. Run: npm run diagrams',
    );
  });

  it.each([
    ['a diagram that was changed', `${source} --> c`],
    ['a diagram whose words were changed', source.replace('A name', 'Another name')],
  ])('fails on %s', (_name, text) => {
    expect(described(checkDiagrams(diagrams(text), fresh))).toContain(
      'docs/fixture.mdx:2: this diagram is newer than its drawing',
    );
  });

  it('fails on a file that is no drawing', () => {
    const empty = new Map([['diagrams/fixture-1.svg', '<svg></svg>']]);
    expect(described(checkDiagrams(diagrams(source), empty))).toContain('has no drawing');
  });

  it.each(['accTitle', 'accDescr'])('fails on a diagram without %s', (word) => {
    const text = source.replace(new RegExp(`.*${word}.*\n`), '');
    const drawn = new Map([['diagrams/fixture-1.svg', drawing(text)]]);
    expect(described(checkDiagrams(diagrams(text), drawn))).toMatch(
      new RegExp(`^docs/fixture\\.mdx:2: .*Add a line "${word}: …"`),
    );
  });

  it('fails on a drawing that no page shows', () => {
    expect(described(checkDiagrams([], fresh))).toBe(
      'diagrams/fixture-1.svg: no page shows this drawing. Run: npm run diagrams',
    );
  });
});
