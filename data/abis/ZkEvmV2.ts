import type {ContractFacts} from './schema';

export const ZkEvmV2 = {
  name: 'ZkEvmV2',
  kind: 'abstract contract',
  summary:
    'Keeps what proofs have established on L1: the last finalized block, the state roots, and the verifiers.',
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
        'The order of the scalar field of BN254. The public input of a proof is a hash, taken modulo this number so that the verifier accepts it.',
    },
    {
      kind: 'constant',
      signature: 'function OPERATOR_ROLE() public view returns (bytes32)',
      value: 'keccak256("OPERATOR_ROLE")',
      meaning:
        'Submits data and finalizes blocks. The accounts of the coordinator have it; after a long standstill, the liveness recovery operator can get it, too.',
    },
    {
      kind: 'variable',
      signature: 'function currentL2BlockNumber() public view returns (uint256)',
      meaning:
        'The answer to whether a block of L2 is proven. Ask at the L1 tag `finalized`: an answer at `latest` can still be undone by a reorg of L1.',
      sample: '/api/linea-smart-contracts/linearollup#finalized',
      returns: 'The number of the last L2 block that a finalization covers.',
    },
    {
      kind: 'variable',
      signature:
        'function stateRootHashes(uint256 blockNumber) public view returns (bytes32 stateRootHash)',
      meaning:
        'Has an entry only for the last block of each finalization. For proofs of accounts and storage against it, see [prove L2 state](/api/reference/linea-getproof).',
      params: {blockNumber: 'The number of an L2 block.'},
      returns: {
        stateRootHash:
          'The root of the sparse Merkle tree of the state after the block, and not the `stateRoot` of its header; zero for a block that ends no finalization.',
      },
    },
    {
      kind: 'variable',
      signature:
        'function verifiers(uint256 proofType) public view returns (address verifierAddress)',
      meaning:
        'Each finalization names its proof type, and with it the contract that checks the proof. Several can be in use at once.',
      params: {proofType: 'The number under which a verifier is registered, from 0.'},
      returns: {verifierAddress: 'The verifier, an `IPlonkVerifier`; zero when there is none.'},
    },
  ],
} as const satisfies ContractFacts;
