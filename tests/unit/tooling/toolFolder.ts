import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {stringify} from 'yaml';

/** The front matter of a price provider. */
export function acme(name: string, changes: object = {}) {
  return {
    title: `${name} prices`,
    sidebar_label: name,
    provider: {
      name,
      url: 'https://acme.example',
      docs: 'https://docs.acme.example',
      gives: `Prices from ${name}`,
      tasks: ['read-prices'],
      networks: ['mainnet'],
      pricing: 'free',
      key: 'none',
      status: 'active',
      ...changes,
    },
    checked: '2026-11-23',
  };
}

/** A project with pages in docs/get-started/tooling, by path and front matter. @returns its folder. */
export function toolFolder(pages: Readonly<Record<string, object>>): string {
  const root = mkdtempSync(path.join(os.tmpdir(), 'tools-'));
  for (const [page, frontMatter] of Object.entries(pages)) {
    const file = path.join(root, 'docs/get-started/tooling', `${page}.mdx`);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, `---\n${stringify(frontMatter)}---\n\nText.\n`);
  }
  return root;
}
