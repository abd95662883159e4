import {describe, expect, it} from 'vitest';
import {methods} from '@site/data/rpc/methods';
import type {RpcMethod} from '@site/data/rpc/schema';
import {validatorOf} from './validatorOf';

/** One value of each JSON type that no node returns. */
const NO_ANSWERS = ['no answer', 0.5, {no: 'answer'}, ['no', 0.5]];

describe('the schema of a result', () => {
  const all: readonly RpcMethod[] = Object.values(methods);

  it.each(all)('of $name refuses what is no answer', ({name, result}) => {
    const validate = validatorOf(result.schema);
    const accepted = NO_ANSWERS.filter((value) => validate(value) === '');
    // Any string is a valid client version.
    expect(accepted).toEqual(name === 'web3_clientVersion' ? ['no answer'] : []);
  });

  it('is there for each method', () => {
    expect(all.length).toBeGreaterThan(55);
  });

  it('that accepts everything would be found', () => {
    const validate = validatorOf({type: 'object', properties: {}, additionalProperties: true});
    expect(NO_ANSWERS.filter((value) => validate(value) === '')).not.toEqual([]);
  });
});
