import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {contentSecurityPolicy} from '../../config/contentSecurityPolicy';
import {
  caching,
  headers,
  otherCaching,
  sharedFiles,
  sharing,
  transportSecurity,
} from '../../config/headers';

const text = readFileSync(path.resolve(__dirname, '../../HOSTING.md'), 'utf8');

/** The first two cells of each row in the table of a section, without backticks. */
function table(document: string, section: string): (readonly [string, string])[] {
  const [, body = ''] = document.split(`\n## ${section}\n`);
  const [own = ''] = body.split('\n## ');
  return own
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(1)
    .map((line) => {
      const [, first = '', second = ''] =
        line.split(' | ').length > 1 ? ['', ...line.slice(2).split(' | ')] : [];
      return [first.replaceAll('`', ''), second.replaceAll('`', '')] as const;
    });
}

function shownPolicy(document: string): string {
  const [, policy = ''] = /^```text\n(default-src [^`]*)\n```$/m.exec(document) ?? [];
  return policy.replaceAll('\n', ' ');
}

const expectedHeaders = [...headers, sharing, transportSecurity].map(({name, value}) => [
  name,
  value,
]);
const expectedCaching = caching.map(({files, value}) => [files.join(', '), value]);

describe('HOSTING.md', () => {
  it('names the headers of config/headers.ts', () => {
    expect(table(text, 'Headers')).toEqual([
      ['Content-Security-Policy', '[below](#content-security-policy)'],
      ...expectedHeaders,
    ]);
  });

  it('names the files that other origins can read', () => {
    expect(text).toContain(sharedFiles.map((file) => `\`${file}\``).join(', '));
  });

  it('names the lifetimes of config/headers.ts', () => {
    expect(table(text, 'Caching')).toEqual([
      ...expectedCaching,
      ['all others: pages, the search index, redirects', otherCaching],
    ]);
  });

  it('shows the policy of config/contentSecurityPolicy.ts', () => {
    expect(shownPolicy(text)).toBe(
      contentSecurityPolicy(['sha256-']).replace('sha256-', 'sha256-…'),
    );
  });

  it('is noticed when it says something else', () => {
    const changed = text
      .replace('`nosniff`', '`sniff`')
      .replace('max-age=86400', 'max-age=86401')
      .replace("object-src 'none'", "object-src 'self'");
    expect(table(changed, 'Headers')).toContainEqual(['X-Content-Type-Options', 'sniff']);
    expect(table(changed, 'Caching').map(([, value]) => value)).toContain('public, max-age=86401');
    expect(shownPolicy(changed)).toContain("object-src 'self'");
  });
});
