import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {componentOf, isSharedStyle} from '../../../src/patches/leanChunks';
import {type ChunkTable, shellGroups} from '../../../src/patches/leanChunks/shellGroups';

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
    '/site/src/components/facts/NetworkFacts/styles.module.css',
    '/site/src/components/rpc/RequestPanel/styles.module.css',
    '/site/src/pages/index.module.css',
    '/site/src/pages/_components/Strip/styles.module.css',
    'C:\\site\\src\\components\\rpc\\RpcPlayground\\answer\\styles.module.css',
  ])('leaves %s to the code that needs it', (file) => {
    expect(isSharedStyle(from(file))).toBe(false);
  });

  it.each([
    ['/site/src/components/rpc/RequestPanel/styles.module.css', 'RequestPanel'],
    ['C:\\site\\src\\components\\facts\\ReleaseEntry\\styles.module.css', 'Release'],
    ['/site/src/css/content.css', 'content'],
    ['/site/src/components/ui/Button/styles.module.css', undefined],
    [null, undefined],
  ])('leaves %s to the file of %s', (file, component) => {
    expect(componentOf(from(file))).toBe(component);
  });

  it('holds what has no file', () => {
    expect(isSharedStyle(from(null))).toBe(true);
    expect(isSharedStyle({})).toBe(true);
  });
});

describe('what every page of the documentation loads', () => {
  const [docs, home, other] = ['5e95c892', '1df93b7f', 'page-api-1'];
  const groupsOf = (...names: readonly string[]) => {
    const table: ChunkTable = {
      chunkGraph: {getModuleChunksIterable: () => names.map((name) => ({name}))},
    };
    return Object.values(shellGroups).flatMap(({name, test}) => (test({}, table) ? [name] : []));
  };

  it('is in one file with what the home page loads as well, and in one without', () => {
    expect(groupsOf(docs, other)).toEqual(['documentation']);
    expect(groupsOf(docs, home, other)).toEqual(['layout']);
  });

  it('does not contain what only some pages load', () => {
    expect(groupsOf(other)).toEqual([]);
    expect(groupsOf(home)).toEqual([]);
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
