import type {ContractFacts} from './schema';

export const IPlonkVerifier = {
  name: 'IPlonkVerifier',
  kind: 'interface',
  summary: 'What `LineaRollup` asks of a contract that checks validity proofs.',
  source: 'Consensys/linea-monorepo@cb180134:contracts/src/verifiers/interfaces/IPlonkVerifier.sol',
  checked: '2026-11-22',
  page: 'interfaces/l1/iplonkverifier',
  bases: [],
  members: [
    {
      kind: 'struct',
      signature: 'struct ChainConfigurationParameter {bytes32 value; string name;}',
      meaning:
        'One setting of the chain whose proofs a verifier takes. The constructor gets a list of them; only the values, in their order, go into the hash.',
      params: {
        value: 'The setting, as 32 bytes: a number or an address padded on the left.',
        name: 'A label for readers of the event. The deployment script uses `chainId`, `baseFee`, `coinbase`, `l2MessageServiceAddress` and `isAllowedCircuitId`.',
      },
    },
    {
      kind: 'event',
      signature:
        'event ChainConfigurationSet(bytes32 chainConfigurationHash, ChainConfigurationParameter[] parameters)',
      meaning:
        'Emitted once, by the constructor. It is the only place on the chain where the settings can be read: the contract keeps their hash.',
      params: {
        chainConfigurationHash: 'What `getChainConfiguration` answers from then on.',
        parameters: 'The settings in the order in which they are hashed.',
      },
    },
    {
      kind: 'error',
      signature: 'error ChainConfigurationNotProvided()',
      meaning:
        'A verifier was to be deployed with an empty list of settings. Nobody meets it afterwards.',
    },
    {
      kind: 'function',
      signature: 'function getChainConfiguration() external view returns (bytes32)',
      meaning:
        'Becomes part of the public input of every proof. Compare it between an old and a new verifier to see whether a change of verifier also changed the chain that it accepts.',
      returns: 'The MiMC hash of the settings, fixed when the verifier was deployed.',
    },
    {
      kind: 'function',
      signature:
        'function Verify(bytes _proof, uint256[] _public_inputs) external returns (bool success)',
      meaning:
        'Does not know blocks or state: it only says whether the proof fits to one number, and `LineaRollup` computes that number. The implementations in the source are `view`, so anybody can try a proof with `eth_call`, without a role.',
      params: {
        _proof: 'The proof as gnark writes it for Solidity.',
        _public_inputs:
          'One number below the order of the scalar field of BN254: the hash of what the finalization claims.',
      },
      returns: {
        success: '`false` for a well-formed proof that does not hold. What is malformed reverts.',
      },
      callers: ['anyone'],
      reverts: [
        {message: 'wrong number of public inputs', when: '`_public_inputs` has not exactly one.'},
        {message: 'inputs are bigger than r', when: 'The public input is not reduced.'},
        {
          message: 'wrong proof size',
          when: 'The proof has not the length that the verifier takes.',
        },
        {
          message: 'openings bigger than r',
          when: 'A value inside the proof is not below the order of the field.',
        },
        {
          message: 'error <step>',
          when: 'A precompile fails: `error ec operation` for a point that is not on the curve, and any of them when the gas runs out.',
        },
      ],
    },
  ],
} as const satisfies ContractFacts;
