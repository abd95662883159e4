import {describe, expect, it} from 'vitest';
import {examples} from '@site/src/components/contracts/ContractDecoder/examples';
import {
  inputFromLink,
  linkOf,
  LONGEST_LINK,
} from '@site/src/components/contracts/ContractDecoder/link';
import {findingsIn} from './knowledge';

const carried = (text: string) => inputFromLink(linkOf(text) ?? '');

describe('a link', () => {
  it.each(['0x9f3ce55a', 'a & b = c + d # e % f', '😀 \u202e', '{"a": [1]}\n'])(
    'carries %j whole',
    (text) => {
      expect(carried(text)).toBe(text.trim());
    },
  );

  it('is made of anything, and of an address without one comes nothing', () => {
    expect(carried('0x\ud800')).toBe('0x\ufffd');
    expect(inputFromLink('#data')).toBe('');
    expect(inputFromLink('#unknown')).toBeUndefined();
    expect(inputFromLink('')).toBeUndefined();
    expect(inputFromLink('#data=%E0%A4%A')).toEqual(expect.any(String));
  });

  it('carries as much as an address can, and no more', () => {
    expect(linkOf('0'.repeat(LONGEST_LINK))).toBeUndefined();
    expect(linkOf('0'.repeat(LONGEST_LINK - 6))).toHaveLength(LONGEST_LINK);
    expect(linkOf('😀'.repeat(LONGEST_LINK / 4))).toBeUndefined();
  });

  it.each(examples.map(({label, data}) => [label, data] as const))('%s fits', (_, data) => {
    expect(carried(data)).toBe(data);
    expect(findingsIn(data).length).toBeGreaterThan(0);
  });
});
