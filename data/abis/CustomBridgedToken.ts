import type {ContractFacts} from './schema';

export const CustomBridgedToken = {
  name: 'CustomBridgedToken',
  kind: 'contract',
  summary: 'A token’s copy that the issuer deploys by hand, behind a separate proxy.',
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
        'Sets up the copy. The first caller decides which account can mint, so call it in the transaction that deploys the proxy. Afterwards, `initialize` reverts. An earlier call of `initialize` doesn’t block this function.',
      params: {
        _tokenName: 'The name that wallets show and that permits are signed for.',
        _tokenSymbol: 'The symbol that wallets show.',
        _tokenDecimals:
          'The original’s decimals. The bridge doesn’t check this number, and doesn’t convert amounts.',
        _bridge: 'The `TokenBridge` of this layer. Zero is accepted, and then no account can mint.',
      },
      callers: ['anyone'],
      reverts: [
        {
          message: 'Initializable: contract is already initialized',
          when: 'The function has run before, or you call the implementation instead of a proxy.',
        },
      ],
      emits: ['Initialized'],
    },
  ],
} as const satisfies ContractFacts;
