import type {ContractFacts} from './schema';

export const BridgedToken = {
  name: 'BridgedToken',
  kind: 'contract',
  summary:
    'The standard copy of a token on the layer where it is not at home: an ERC-20 token with permits.',
  source: 'Consensys/linea-monorepo@cb180134:contracts/src/bridging/token/BridgedToken.sol',
  checked: '2026-11-22',
  page: 'tokenbridge/bridgedtoken',
  bases: ['ERC20PermitUpgradeable'],
  deployed: ['ethereum/BridgedToken beacon', 'linea/BridgedToken beacon'],
  showsInterface: true,
  members: [
    {
      kind: 'variable',
      signature: 'function bridge() public view returns (address)',
      meaning:
        'Set with the copy and never changed. On a copy that is genuine it is the `TokenBridge` of the same layer, but anybody can deploy a token that claims so: ask the bridge as well.',
      returns: 'Who may mint and burn.',
    },
    {
      kind: 'variable',
      signature: 'function _decimals() public view returns (uint8)',
      meaning: 'The storage behind `decimals`, public under its own name. Wallets ask `decimals`.',
      returns: 'How many digits stand behind the point.',
    },
    {
      kind: 'error',
      signature: 'error OnlyBridge(address bridgeAddress)',
      meaning:
        'Holders neither mint nor burn. To send a copy home, call [`bridgeToken`](/api/linea-smart-contracts/tokenbridge/tokenbridgebase#bridgetoken) of the bridge.',
      params: {bridgeAddress: 'Who may.'},
    },
    {
      kind: 'constructor',
      signature: 'constructor()',
      meaning: 'Locks the implementation, so that only proxies can be set up.',
    },
    {
      kind: 'function',
      signature:
        'function initialize(string _tokenName, string _tokenSymbol, uint8 _tokenDecimals) external',
      meaning:
        'Makes its caller the `bridge`. Of a standard copy that is the token bridge, which calls it in the transaction that deploys the copy.',
      params: {
        _tokenName:
          'That of the original when its first transfer was sent. Permits are signed for it.',
        _tokenSymbol: 'That of the original at the same time.',
        _tokenDecimals: 'Those of the original, so that amounts are the same on both layers.',
      },
      callers: ['anyone'],
      reverts: [
        {
          message: 'Initializable: contract is already initialized',
          when: 'The copy was set up before, as each copy of the bridge is; always at the implementation.',
        },
      ],
      emits: ['Initialized'],
    },
    {
      kind: 'modifier',
      signature: 'modifier onlyBridge()',
      meaning: 'Looks at the direct caller, so a call through another contract does not pass.',
      reverts: [{error: 'OnlyBridge', when: 'The caller is not `bridge`.'}],
    },
    {
      kind: 'function',
      signature: 'function mint(address _recipient, uint256 _amount) external',
      meaning:
        'Runs within the claim of a transfer, while the bridge of the other layer holds as much of the original. The copy itself knows no cap.',
      params: {
        _recipient: 'Who gets the copies; not zero.',
        _amount: 'In the smallest unit of the token.',
      },
      callers: [{only: 'the account in `bridge`'}],
      reverts: [
        {error: 'OnlyBridge', when: 'The caller is not `bridge`.'},
        {message: 'ERC20: mint to the zero address', when: '`_recipient` is zero.'},
      ],
      emits: ['Transfer'],
    },
    {
      kind: 'function',
      signature: 'function burn(address _account, uint256 _amount) external',
      meaning:
        'Uses up allowance that the holder gave the bridge. So a copy, too, needs `approve` or a permit before it goes home.',
      params: {
        _account: 'Whose copies are burned.',
        _amount: 'In the smallest unit of the token.',
      },
      callers: [{only: 'the account in `bridge`'}],
      reverts: [
        {error: 'OnlyBridge', when: 'The caller is not `bridge`.'},
        {
          message: 'ERC20: insufficient allowance',
          when: 'The holder has allowed the bridge less than `_amount`.',
        },
        {
          message: 'ERC20: burn amount exceeds balance',
          when: 'The holder has less than `_amount`.',
        },
      ],
      emits: ['Approval', 'Transfer'],
    },
    {
      kind: 'function',
      signature: 'function decimals() public view returns (uint8)',
      meaning: 'Taken over from the original once, and not always 18.',
      returns: 'How many digits stand behind the point.',
    },
  ],
} as const satisfies ContractFacts;
