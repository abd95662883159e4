import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {writePolicies} from '../../../../src/output/hosting/writePolicies';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'policies-'));
});

afterEach(() => rmSync(folder, {recursive: true}));

function write(name: string, body: string): void {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, `<!doctype html><head><meta charset="utf-8"></head><body>${body}</body>`);
}

const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');

describe('the policies of a build', () => {
  it('are one, with the scripts of all pages', () => {
    write('index.html', '<script>1</script>');
    write('deep/page.html', '<script>2</script><script>1</script>');
    const policy = writePolicies(folder);
    expect(policy.match(/'sha256-/g)).toHaveLength(2);
    const meta = `<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}"></head>`;
    expect(read('index.html')).toContain(meta);
    expect(read('deep/page.html')).toContain(meta);
    expect(readdirSync(folder).sort()).toEqual(['deep', 'index.html']);
  });

  it('let in what the operator switches on', () => {
    write('index.html', '');
    const sources = {
      script: [],
      style: [],
      connect: [],
      img: ['https://a.example'],
      frame: [],
      font: [],
    };
    expect(writePolicies(folder, sources)).toContain("img-src 'self' data: https://a.example;");
  });

  it('stop a build with a script in an attribute, and name page and place', () => {
    write('page.html', '<button onclick="a()">a</button>');
    expect(() => writePolicies(folder)).toThrow(
      /refuses scripts in attributes.*\n.*page\.html: <button onclick="a\(\)">/,
    );
  });

  it('stop a build whose pages bring scripts of their own', () => {
    for (let page = 0; page < 13; page += 1) {
      write(`${page}.html`, `<script>${page}</script>`);
    }
    expect(() => writePolicies(folder)).toThrow('13 different inline scripts, at most 12');
  });
});
