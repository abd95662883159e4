import type {ContractFacts} from './schema';

export const IL2MessageServiceV1 = {
  name: 'IL2MessageServiceV1',
  kind: 'interface',
  summary:
    'The version of the message service on L2, and the function that changes its minimum fee.',
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
      meaning: 'A new proxy was set up. Proxies that were upgraded do not emit it.',
      missingOn: ['mainnet'],
      params: {contractVersion: 'The text of `CONTRACT_VERSION`, cut or padded to eight bytes.'},
    },
    {
      kind: 'function',
      signature: 'function CONTRACT_VERSION() external view returns (string contractVersion)',
      meaning:
        'Not every change of the ABI moved it: the code of December 2024, in which no pause runs out, gives the same text. Deployments older than the function revert without data.',
      returns: {contractVersion: '`1.0` in this revision.'},
    },
    {
      kind: 'function',
      signature: 'function setMinimumFee(uint256 _feeInWei) external',
      meaning:
        'Takes effect for messages in the same block already. Read `L2MessageServiceV1.minimumFeeInWei` right before you send.',
      params: {_feeInWei: 'What every message from L2 pays at least, in wei.'},
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
