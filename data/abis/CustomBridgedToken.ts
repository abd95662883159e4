import type {ContractFacts} from './schema';

export const CustomBridgedToken = {
  name: 'CustomBridgedToken',
  kind: 'contract',
  summary: 'A copy of a token that its issuer deploys by hand, behind a proxy of its own.',
  source: 'Consensys/linea-monorepo@cb180134:contracts/src/bridging/token/CustomBridgedToken.sol',
  checked: '2026-11-22',
  page: 'tokenbridge/custombridgedtoken',
  bases: ['BridgedToken'],
  deployed: ['linea/wstETH'],
  members: [
    {
      kind: 'function',
      signature:
        'function initializeV2(string _tokenName, string _tokenSymbol, uint8 _tokenDecimals, address _bridge) public',
      meaning:
        'Whoever calls it first decides who may mint. Run it in the transaction that deploys the proxy. After it `initialize` reverts; before it `initialize` can run, and does not stop it.',
      params: {
        _tokenName: 'As wallets show it, and as permits are signed for.',
        _tokenSymbol: 'As wallets show it.',
        _tokenDecimals: 'Those of the original: the bridge does not convert amounts, nor compare.',
        _bridge: 'The `TokenBridge` of this layer. Zero is not refused, and leaves nobody to mint.',
      },
      callers: ['anyone'],
      reverts: [
        {
          message: 'Initializable: contract is already initialized',
          when: 'It has run before, or it is called at the implementation instead of a proxy.',
        },
      ],
      emits: ['Initialized'],
    },
  ],
} as const satisfies ContractFacts;
