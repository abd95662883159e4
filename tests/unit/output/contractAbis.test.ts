import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import type {Abi, AbiFunction} from 'viem';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {contracts} from '@site/data/abis/contracts';
import {contractAbis} from '../../../src/output/contractAbis';

describe('the files of ABIs', () => {
  const outDir = mkdtempSync(path.join(tmpdir(), 'abis-'));
  const read = (name: string): unknown =>
    JSON.parse(readFileSync(path.join(outDir, 'abi', `${name}.json`), 'utf8'));

  beforeAll(async () => {
    type Build = Parameters<NonNullable<Plugin['postBuild']>>[0];
    await contractAbis().postBuild?.({outDir, baseUrl: '/base/'} as Build);
  });
  afterAll(() => {
    rmSync(outDir, {recursive: true});
  });

  it('are there for each contract of the reference', () => {
    for (const {name} of contracts) {
      expect(Array.isArray(read(name)), name).toBe(true);
    }
  });

  it('hold what a contract inherits, each member once', () => {
    const abi = read('L2MessageService') as Abi;
    const claims = abi.filter((item) => 'name' in item && item.name === 'claimMessage');
    expect(claims).toHaveLength(1);
    expect(abi.some((item) => 'name' in item && item.name === 'hasRole')).toBe(true);
    expect(abi.some((item) => 'name' in item && item.name === '_claimMessage')).toBe(false);
  });

  it('hold the errors of libraries and called contracts that functions name, each once', () => {
    const abi = read('LineaRollup') as Abi;
    const errors = abi.flatMap((item) => (item.type === 'error' ? [item.name] : []));
    expect(errors).toContain('LeafIndexOutOfBounds');
    expect(errors).toContain('InsufficientWithdrawalReserve');
    expect(errors).toHaveLength(new Set(errors).size);
  });

  it('name every input and output, if only with nothing, and keep the parts of structs', () => {
    const abi = read('L2MessageService') as Abi;
    const slots = abi
      .flatMap((item) => ('inputs' in item ? item.inputs : []))
      .concat(abi.flatMap((item) => ('outputs' in item ? item.outputs : [])));
    expect(slots.every((slot) => typeof slot.name === 'string')).toBe(true);
    const initialize = abi.find(
      (item): item is AbiFunction => 'name' in item && item.name === 'initialize',
    );
    expect(initialize?.inputs[3]).toMatchObject({
      type: 'tuple[]',
      components: [
        {name: 'addressWithRole', type: 'address'},
        {name: 'role', type: 'bytes32'},
      ],
    });
  });

  it('are listed with source and page', () => {
    expect(read('index')).toContainEqual({
      name: 'RateLimiter',
      kind: 'abstract contract',
      source: 'Consensys/linea-monorepo@cb180134:contracts/src/security/limiting/RateLimiter.sol',
      abi: '/base/abi/RateLimiter.json',
      page: '/base/api/linea-smart-contracts/messageservice/lib/ratelimiter',
    });
  });
});
