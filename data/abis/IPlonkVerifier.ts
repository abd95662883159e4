import type {ContractFacts} from './schema';

export const IPlonkVerifier = {
  name: 'IPlonkVerifier',
  kind: 'interface',
  summary: 'Checks validity proofs for `LineaRollup`.',
  source: 'Consensys/linea-monorepo@cb180134:contracts/src/verifiers/interfaces/IPlonkVerifier.sol',
  checked: '2026-11-22',
  page: 'interfaces/l1/iplonkverifier',
  bases: [],
  members: [
    {
      kind: 'struct',
      signature: 'struct ChainConfigurationParameter {bytes32 value; string name;}',
      meaning:
        'Contains one setting of the chain whose proofs a verifier accepts. The constructor receives a list of settings and hashes only their values, in order.',
      params: {
        value: 'The setting as 32 bytes: a number or an address, padded on the left.',
        name: 'A label for the event, not hashed. The deployment script uses `chainId`, `baseFee`, `coinbase`, `l2MessageServiceAddress` and `isAllowedCircuitId`.',
      },
    },
    {
      kind: 'event',
      signature:
        'event ChainConfigurationSet(bytes32 chainConfigurationHash, ChainConfigurationParameter[] parameters)',
      meaning:
        'Emitted once, by the constructor. Only this event contains the settings on chain: the contract stores their hash.',
      params: {
        chainConfigurationHash: 'The value that `getChainConfiguration` returns from then on.',
        parameters: 'The settings in their hash order.',
      },
    },
    {
      kind: 'error',
      signature: 'error ChainConfigurationNotProvided()',
      meaning:
        'The constructor received an empty list of settings. Only a deployment can fail with it.',
    },
    {
      kind: 'function',
      signature: 'function getChainConfiguration() external view returns (bytes32)',
      meaning:
        'Returns the verifier’s chain settings as a hash, which is part of every proof’s public input. Compare the hashes of an old and a new verifier to see whether the accepted chain changed.',
      returns: 'The MiMC hash of the settings, fixed when the verifier was deployed.',
    },
    {
      kind: 'function',
      signature:
        'function Verify(bytes _proof, uint256[] _public_inputs) external returns (bool success)',
      meaning:
        'Checks whether a proof matches one number, which `LineaRollup` computes. It doesn’t read blocks or state. The implementations in the source are `view`, so you can check a proof with `eth_call`, without a role.',
      params: {
        _proof: 'The proof in gnark’s format for Solidity.',
        _public_inputs:
          'One number below the order of the scalar field of BN254: the hash of the finalization’s claims.',
      },
      returns: {
        success: '`false` for a well-formed but invalid proof. A malformed proof reverts.',
      },
      callers: ['anyone'],
      reverts: [
        {
          message: 'wrong number of public inputs',
          when: '`_public_inputs` doesn’t contain exactly one value.',
        },
        {message: 'inputs are bigger than r', when: 'The public input isn’t reduced.'},
        {
          message: 'wrong proof size',
          when: 'The proof’s length isn’t the one that the verifier accepts.',
        },
        {
          message: 'openings bigger than r',
          when: 'A value inside the proof isn’t below the order of the field.',
        },
        {
          message: 'error <step>',
          when: 'A point isn’t on the curve (`error ec operation`), or the gas is used up (any step).',
        },
      ],
    },
  ],
} as const satisfies ContractFacts;
