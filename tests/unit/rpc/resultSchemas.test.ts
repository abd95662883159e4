import {describe, expect, it} from 'vitest';
import {methods} from '@site/data/rpc/methods';
import type {RpcMethod} from '@site/data/rpc/schema';
import {validatorOf} from './validatorOf';

/** Values of every kind that JSON has, none of which a node answers with. */
const NO_ANSWERS = ['no answer', 0.5, {no: 'answer'}, ['no', 0.5]];

describe('the schema of a result', () => {
  const all: readonly RpcMethod[] = Object.values(methods);

  it.each(all)('of $name refuses what is no answer', ({name, result}) => {
    const validate = validatorOf(result.schema);
    const accepted = NO_ANSWERS.filter((value) => validate(value) === '');
    // Any text is a name and version.
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
