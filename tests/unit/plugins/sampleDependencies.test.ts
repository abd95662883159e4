import {describe, expect, it} from 'vitest';
import sampleDependencies from '../../../src/plugins/sampleDependencies/loader';

describe('a page that includes examples', () => {
  it('names each of them to the bundler and stays as it is', () => {
    const dependencies: string[] = [];
    const page = [
      '```ts file=examples/a/b.ts#region title="b.ts"',
      '```',
      '  ```bash file="examples/c.sh"',
      '  ```',
      'Text with file=examples/no.ts in it.',
    ].join('\n');
    const loader = {
      rootContext: '/site',
      addDependency: (file: string) => dependencies.push(file),
    };
    expect(sampleDependencies.call(loader, page)).toBe(page);
    expect(dependencies).toEqual(['/site/examples/a/b.ts', '/site/examples/c.sh']);
  });
});
