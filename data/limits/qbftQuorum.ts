import type {LimitGroup} from './schema';

/** How many validators a block needs, for the sizes of a committee that matter. */
export const qbftQuorum: LimitGroup = {
  caption: 'Signatures that a block needs, from the Besu code that Maru calls',
  columns: ['Validators n', 'Signatures needed q', 'Can be offline n − q', 'Can be dishonest f'],
  limits: [
    {what: '1, as on Linea Mainnet', cells: [1, 0, 0]},
    {what: '2', cells: [2, 0, 0]},
    {what: '3', cells: [2, 1, 0]},
    {what: '4', cells: [3, 1, 1]},
    {what: '5', cells: [4, 1, 1]},
    {what: '6', cells: [4, 2, 1]},
    {what: '7', cells: [5, 2, 2]},
    {what: '10', cells: [7, 3, 3]},
    {what: '13', cells: [9, 4, 4]},
  ],
  sources: [
    'hyperledger/besu@077c6d5b:consensus/common/src/main/java/org/hyperledger/besu/consensus/common/bft/BftHelpers.java',
    'Consensys/linea-monorepo@cb180134:maru/consensus/src/main/kotlin/maru/consensus/validation/SealsVerifier.kt',
    'Consensys/linea-monorepo@cb180134:maru/consensus/src/test/kotlin/maru/consensus/validation/SealsVerifierTest.kt',
    'Consensys/linea-monorepo@cb180134:maru/app/src/main/resources/beacon-genesis-files/linea-mainnet-genesis.json',
  ],
  checked: '2026-11-22',
};
