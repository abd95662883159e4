import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {build, builtFiles, hostFile} from './support/builtSite';

const pages = builtFiles().filter((file) => file.endsWith('.html'));
const read = (file: string) => readFileSync(path.join(build, file), 'utf8');

/** The policy of a page, if only the character set comes before it. */
function policyOf(html: string): string | undefined {
  return /^<!doctype html>\s*<html[^>]*>\s*<head>\s*<meta charset="?utf-8"?\s*\/?>\s*<meta http-equiv="Content-Security-Policy" content="([^"]*)">/i.exec(
    html,
  )?.[1];
}

/** Inline scripts whose hash is not in the policy. */
function unnamed(html: string, policy: string): string[] {
  const scripts = [
    ...html.matchAll(/<script(?![^>]*(?:\bsrc=|application\/ld\+json))[^>]*>([^]*?)<\/script>/g),
  ];
  return scripts
    .map(([, text = '']) => text)
    .filter(
      (text) => !policy.includes(`'sha256-${createHash('sha256').update(text).digest('base64')}'`),
    );
}

describe('the content security policy of the build', () => {
  const policies = new Map(pages.map((page) => [page, policyOf(read(page))]));
  const [policy = ''] = [...new Set(policies.values())];

  it('stands first in every page, and is the same everywhere', () => {
    expect(pages).toEqual(
      expect.arrayContaining(['index.html', '404.html', 'search.html', 'architecture/index.html']),
    );
    expect([...policies].filter(([, own]) => own === undefined).map(([page]) => page)).toEqual([]);
    expect(new Set(policies.values()).size).toBe(1);
  });

  it('runs no script but files of this site and the inline scripts of its pages', () => {
    const [, scripts = ''] = /script-src ([^;]*)/.exec(policy) ?? [];
    expect(scripts).toMatch(/^'self'(?: 'sha256-[\w+/]{43}=')+$/);
    expect(scripts.split(' ').length).toBeLessThanOrEqual(13);
    expect(pages.flatMap((page) => unnamed(read(page), policy))).toEqual([]);
  });

  it('is the same in the configuration of nginx', () => {
    const said = `${policy}; frame-ancestors 'self'`;
    expect(hostFile('nginx/server.conf')).toContain(
      `add_header Content-Security-Policy "${said}" always;`,
    );
  });

  it('is missed where it stands behind something that loads, and where a script is not named', () => {
    const html = '<!doctype html><html><head><meta charset="utf-8"><link rel="preload" href="/a">';
    expect(
      policyOf(`${html}<meta http-equiv="Content-Security-Policy" content="a">`),
    ).toBeUndefined();
    expect(unnamed('<script>changed()</script>', policy)).toEqual(['changed()']);
  });
});
