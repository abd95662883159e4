import {
  type Difference,
  type DifferenceGroup,
  ethereumDifferences,
} from '@site/data/ethereumDifferences';

/** What each group is called in the caption of its table. */
export const groupCaptions: Readonly<Record<DifferenceGroup, string>> = {
  opcodes: 'What opcodes return',
  header: 'Fields of a block header',
  precompiles: 'Precompiles',
  systemContracts: 'System contracts, by Ethereum’s addresses',
  transactions: 'Which transactions are accepted',
  fees: 'Gas and fees',
  blocks: 'Blocks and finality',
  state: 'State, supply and messages',
};

/**
 * The differences of a group.
 *
 * @throws when there is no such group: MDX is not type-checked, so the build has to stop here.
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
