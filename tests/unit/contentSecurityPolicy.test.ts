import {describe, expect, it} from 'vitest';
import {contentSecurityPolicy, policyHeader} from '../../config/contentSecurityPolicy';

const none = {script: [], style: [], connect: [], img: [], frame: [], font: []};

function directives(policy: string): Record<string, string> {
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.join(' ')];
    }),
  );
}

describe('the content security policy', () => {
  it('lets in this site, its hashed scripts, inline styles, and requests to nodes', () => {
    expect(directives(contentSecurityPolicy(['sha256-aaa=', 'sha256-b+/='], none))).toEqual({
      'default-src': "'self'",
      'script-src': "'self' 'sha256-aaa=' 'sha256-b+/='",
      'style-src': "'self' 'unsafe-inline'",
      'img-src': "'self' data:",
      'font-src': "'self'",
      'connect-src': "'self' https: http://localhost:* http://127.0.0.1:*",
      'worker-src': "'self'",
      'manifest-src': "'self'",
      'frame-src': "'none'",
      'object-src': "'none'",
      'base-uri': "'self'",
      'form-action': "'self'",
    });
  });

  it('is widened by what the operator switches on, kind by kind', () => {
    const policy = contentSecurityPolicy([], {
      script: ['https://tags.example'],
      style: ['https://cdn.example/npm/katex@0.16.47/katex.min.css'],
      connect: ['wss://chat.example'],
      img: ['https://pixel.example'],
      frame: ['https://form.example'],
      font: ['https://cdn.example', 'https://cdn.example'],
    });
    expect(directives(policy)).toMatchObject({
      'script-src': "'self' https://tags.example",
      'style-src': "'self' 'unsafe-inline' https://cdn.example/npm/katex@0.16.47/katex.min.css",
      'img-src': "'self' data: https://pixel.example",
      'font-src': "'self' https://cdn.example",
      'connect-src': "'self' https: http://localhost:* http://127.0.0.1:* wss://chat.example",
      'frame-src': 'https://form.example',
      'default-src': "'self'",
    });
  });

  it.each([
    'https://a.example; script-src *',
    'https://a.example"',
    "'self' https://b",
    'a.example',
    "'unsafe-inline'",
    'https:',
    'https://a.example/&copy',
    'https://a.example/$uri',
    'https://a.example/?b',
    '*',
  ])('refuses a source that could open more than it says: %s', (source) => {
    expect(() => contentSecurityPolicy([], {...none, img: [source]})).toThrow(
      `"${source}" cannot stand in img-src of the content security policy.`,
    );
  });

  it('says in a header, too, who may frame the pages', () => {
    expect(policyHeader("default-src 'self'")).toBe("default-src 'self'; frame-ancestors 'self'");
  });
});
