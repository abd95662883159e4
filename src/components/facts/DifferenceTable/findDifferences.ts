import {
  type Difference,
  type DifferenceGroup,
  ethereumDifferences,
} from '@site/data/ethereumDifferences';

export const groupCaptions: Readonly<Record<DifferenceGroup, string>> = {
  opcodes: 'Opcode results',
  header: 'Block header fields',
  precompiles: 'Precompiles',
  systemContracts: 'System contracts at Ethereum’s addresses',
  transactions: 'Accepted transactions',
  fees: 'Gas and fees',
  blocks: 'Blocks and finality',
  state: 'State, supply and messages',
};

/** What the first column of a group's table lists. */
export const groupHeads: Readonly<Record<DifferenceGroup, string>> = {
  opcodes: 'Opcode',
  header: 'Header field',
  precompiles: 'Precompile',
  systemContracts: 'System contract',
  transactions: 'Transactions',
  fees: 'Fees',
  blocks: 'Blocks',
  state: 'State',
};

/**
 * The differences of a group.
 *
 * @throws on an unknown group. MDX is not type-checked, so this stops the build.
 */
export function findDifferences(group: string): readonly Difference[] {
  const found = ethereumDifferences.filter((difference) => difference.group === group);
  if (found.length === 0) {
    throw new Error(
      `Unknown group "${group}" in <DifferenceTable>: use one of ${Object.keys(groupCaptions).join(', ')} (data/ethereumDifferences.ts)`,
    );
  }
  return found;
}
