import {describe, expect, it} from 'vitest';
import {isSharedStyle} from '../../../src/plugins/leanChunks';

const from = (file: string | null | undefined) => ({nameForCondition: () => file});

describe('the style sheet of every page', () => {
  it.each([
    '/site/src/css/base.css',
    '/site/src/components/RpcFields/styles.module.css',
    '/site/src/components/RpcPlaygroundNote/part/styles.module.css',
    '/site/src/components/RpcPlayground/styles.module.css',
    '/site/src/components/Definition/styles.module.css',
    '/site/node_modules/infima/dist/css/default/default.css',
    'C:\\site\\src\\components\\Button\\styles.module.css',
  ])('holds %s', (file) => {
    expect(isSharedStyle(from(file))).toBe(true);
  });

  it.each([
    '/site/src/components/RpcPlayground/form/styles.module.css',
    '/site/src/components/ContractDecoder/result/result.module.css',
    '/site/src/components/Definition/Meaning/styles.module.css',
    '/site/src/components/ConsentNotice/styles.module.css',
    'C:\\site\\src\\components\\RpcPlayground\\answer\\styles.module.css',
  ])('leaves %s to the code that needs it', (file) => {
    expect(isSharedStyle(from(file))).toBe(false);
  });

  it('holds what has no file', () => {
    expect(isSharedStyle(from(null))).toBe(true);
    expect(isSharedStyle({})).toBe(true);
  });
});
