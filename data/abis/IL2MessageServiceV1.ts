import type {ContractFacts} from './schema';

export const IL2MessageServiceV1 = {
  name: 'IL2MessageServiceV1',
  kind: 'interface',
  summary: 'Returns the version of the message service on L2, and sets its minimum fee.',
  source:
    'Consensys/linea-monorepo@cb180134:contracts/src/messaging/l2/v1/interfaces/IL2MessageServiceV1.sol',
  checked: '2026-11-22',
  page: 'interfaces/l2/il2messageservicev1',
  bases: [],
  uses: ['IL2MessageManagerV1'],
  members: [
    {
      kind: 'event',
      signature: 'event L2MessageServiceBaseInitialized(bytes8 indexed contractVersion)',
      meaning: 'Emitted when a new proxy is initialized. Upgraded proxies don’t emit it.',
      missingOn: ['mainnet'],
      params: {contractVersion: 'Text of `CONTRACT_VERSION`, cut or padded to eight bytes.'},
    },
    {
      kind: 'function',
      signature: 'function CONTRACT_VERSION() external view returns (string contractVersion)',
      meaning:
        'Returns the version as text. ABI changes don’t always change it: the code of December 2024, in which pauses don’t expire, returns the same text. Deployments older than this function revert without data.',
      returns: {contractVersion: '`1.0` in this revision.'},
    },
    {
      kind: 'function',
      signature: 'function setMinimumFee(uint256 _feeInWei) external',
      meaning:
        'Sets the minimum fee, which applies immediately, even to messages in the same block. Read `L2MessageServiceV1.minimumFeeInWei` right before you send.',
      params: {_feeInWei: 'Minimum fee of a message from L2, in wei.'},
      callers: [{only: 'accounts with `L2MessageServiceV1.MINIMUM_FEE_SETTER_ROLE`'}],
      reverts: [
        {
          message: 'AccessControl: account <account> is missing role <role>',
          when: 'The caller lacks the role.',
        },
      ],
      emits: ['MinimumFeeChanged'],
    },
  ],
} as const satisfies ContractFacts;
