import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {seededRandom} from '../../seededRandom';

export const PAGE_COUNT = 300;

const CATEGORIES = [
  'account-abstraction',
  'ai',
  'analytics',
  'attestations',
  'contract-templates',
  'cross-chain',
  'data-indexers',
  'gas',
  'libraries',
  'node-providers',
  'oracles',
  'permanent-data',
  'privacy',
  'security',
  'social-login',
] as const;

// Varied names, because repeated ones would compress better than real company names.
const ONSETS = 'b c d f g h k l m n p r s t v w z br cr dr fl gl pr st tr'.split(' ');
const VOWELS = 'a e i o u ai ea io'.split(' ');
const ENDINGS = ['', '', 'n', 'r', 'l', 'x', 's', 'nd', 'm'];
const SECOND_WORDS =
  'Bridge Wallet Protocol Network SDK Labs Finance Oracle Cloud Index Studio Guard Relay Connect'.split(
    ' ',
  );

/** A typical page of a category: text, headings, links, a code fence and a table. */
const pageText = (label: string, slug: string) => `---
title: ${label}
description: This generated page about ${label} measures what one more page costs every other page of the site.
sources:
  - https://example.com/${slug}
checked: 2026-11-21
---

${label} is a generated page.

## Start

Read the [network details](/get-started/build/network-info) and [its own page](https://example.com/${slug}).

\`\`\`ts
const provider = '${slug}';
\`\`\`

| Network | Chain ID |
| --- | --- |
| Mainnet | \`59144\` |
`;

/**
 * Writes the pages of {@link CATEGORIES}, a folder for each category. The pages are the same each
 * time.
 */
export function writeGeneratedPages(folder: string): void {
  const random = seededRandom(PAGE_COUNT);
  const pick = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? '';
  const slugs = new Set<string>();
  while (slugs.size < PAGE_COUNT) {
    const syllables = Array.from(
      {length: random() < 0.5 ? 2 : 3},
      () => pick(ONSETS) + pick(VOWELS),
    );
    const word = syllables.join('') + pick(ENDINGS);
    const name = word.charAt(0).toUpperCase() + word.slice(1);
    const label = random() < 0.5 ? name : `${name} ${pick(SECOND_WORDS)}`;
    const slug = label.toLowerCase().replace(' ', '-');
    if (slugs.has(slug)) {
      continue;
    }
    const category = path.join(folder, CATEGORIES[slugs.size % CATEGORIES.length] ?? '');
    slugs.add(slug);
    mkdirSync(category, {recursive: true});
    writeFileSync(path.join(category, `${slug}.mdx`), pageText(label, slug));
  }
}
