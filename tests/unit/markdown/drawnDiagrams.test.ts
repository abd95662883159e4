import {describe, expect, it} from 'vitest';
import drawnDiagrams from '../../../src/markdown/drawnDiagrams/loader';

describe('a page with diagrams', () => {
  it('names its drawings to the bundler, also those that are not there yet, and stays as it is', () => {
    const dependencies: string[] = [];
    const page = [
      '```mermaid',
      'flowchart LR',
      '```',
      'Text with ```mermaid in it.',
      '  ```mermaid title="x"',
      '  ```',
    ].join('\n');
    const loader = {
      rootContext: '/site',
      resourcePath: '/site/docs/a/b.mdx',
      addDependency: (file: string) => dependencies.push(file),
    };
    expect(drawnDiagrams.call(loader, page)).toBe(page);
    expect(dependencies).toEqual(['/site/diagrams/a/b-1.svg', '/site/diagrams/a/b-2.svg']);
  });
});
