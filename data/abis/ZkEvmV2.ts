import type {ContractFacts} from './schema';

export const ZkEvmV2 = {
  name: 'ZkEvmV2',
  kind: 'abstract contract',
  summary:
    'Stores the proven state on L1: the last finalized block, the state roots and the verifiers.',
  source: 'Consensys/linea-monorepo@cb180134:contracts/src/rollup/ZkEvmV2.sol',
  checked: '2026-11-22',
  page: 'zkevmv2',
  bases: ['AccessControlUpgradeable', 'L1MessageServiceBase', 'IZkEvmV2'],
  members: [
    {
      kind: 'constant',
      signature: 'uint256 internal constant MODULO_R',
      value: '21888242871839275222246405745257275088548364400416034343698204186575808495617',
      meaning:
        'The order of the scalar field of BN254. The public input of a proof is a hash modulo this number, so that the verifier accepts it.',
    },
    {
      kind: 'constant',
      signature: 'function OPERATOR_ROLE() public view returns (bytes32)',
      value: 'keccak256("OPERATOR_ROLE")',
      meaning:
        'May submit data and finalize blocks. The coordinator’s accounts have this role. The liveness recovery operator can get it after 182.5 days without finalization.',
    },
    {
      kind: 'variable',
      signature: 'function currentL2BlockNumber() public view returns (uint256)',
      meaning:
        'Returns the last proven L2 block. Read it at the L1 tag `finalized`: an L1 reorg can still undo the value at `latest`.',
      sample: '/api/linea-smart-contracts/linearollup#finalized',
      returns: 'The number of the last L2 block that a finalization covers.',
    },
    {
      kind: 'variable',
      signature:
        'function stateRootHashes(uint256 blockNumber) public view returns (bytes32 stateRootHash)',
      meaning:
        'Returns the proven state root of the last block of a finalization. To prove accounts and storage against it, see [prove L2 state](/api/reference/linea-getproof).',
      params: {blockNumber: 'The number of an L2 block.'},
      returns: {
        stateRootHash:
          'The root of the sparse Merkle tree of the state after the block, not the header’s `stateRoot`. Zero for a block that doesn’t end a finalization.',
      },
    },
    {
      kind: 'variable',
      signature:
        'function verifiers(uint256 proofType) public view returns (address verifierAddress)',
      meaning:
        'Returns the contract that checks proofs of a type. Each finalization specifies its proof type, and several types can be in use.',
      params: {proofType: 'The number under which a verifier is registered, from 0.'},
      returns: {verifierAddress: 'The verifier, an `IPlonkVerifier`; zero if the type has none.'},
    },
  ],
} as const satisfies ContractFacts;
