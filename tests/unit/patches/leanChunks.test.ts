import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {isSharedStyle} from '../../../src/patches/leanChunks';

const from = (file: string | null | undefined) => ({nameForCondition: () => file});

describe('the style sheet of every page', () => {
  it.each([
    '/site/src/css/base.css',
    '/site/src/components/rpc/RpcFields/styles.module.css',
    '/site/src/components/rpc/RpcPlaygroundNote/part/styles.module.css',
    '/site/src/components/rpc/RpcPlayground/styles.module.css',
    '/site/src/components/facts/Definition/styles.module.css',
    '/site/node_modules/infima/dist/css/default/default.css',
    'C:\\site\\src\\components\\Button\\styles.module.css',
  ])('holds %s', (file) => {
    expect(isSharedStyle(from(file))).toBe(true);
  });

  it.each([
    '/site/src/components/rpc/RpcPlayground/form/styles.module.css',
    '/site/src/components/contracts/ContractDecoder/result/result.module.css',
    '/site/src/components/facts/Definition/Meaning/styles.module.css',
    '/site/src/components/shell/ConsentNotice/styles.module.css',
    'C:\\site\\src\\components\\rpc\\RpcPlayground\\answer\\styles.module.css',
  ])('leaves %s to the code that needs it', (file) => {
    expect(isSharedStyle(from(file))).toBe(false);
  });

  it('holds what has no file', () => {
    expect(isSharedStyle(from(null))).toBe(true);
    expect(isSharedStyle({})).toBe(true);
  });
});

it('leanChunks gives utils-common all functions of tslib that it uses', () => {
  const folder = path.resolve(__dirname, '../../../node_modules/@docusaurus/utils-common/lib');
  const used = readdirSync(folder)
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) => [
      ...readFileSync(path.join(folder, file), 'utf8').matchAll(/\btslib_\d+\.(\w+)/g),
    ])
    .map(([, name]) => name);
  const patch = path.resolve(__dirname, '../../../src/patches/leanChunks/importDefault.js');
  const given = [...readFileSync(patch, 'utf8').matchAll(/^exports\.(\w+)/gm)];
  expect([...new Set(used)]).toEqual(given.map(([, name]) => name));
});
