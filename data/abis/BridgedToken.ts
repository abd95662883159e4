import type {ContractFacts} from './schema';

export const BridgedToken = {
  name: 'BridgedToken',
  kind: 'contract',
  summary: 'The standard copy of a token on the other layer: an ERC-20 token with permits.',
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
        'Returns the account that can mint and burn; it never changes. For a genuine copy, this is the `TokenBridge` of the same layer, but a fake can return that address too. [Check with the bridge](/api/linea-smart-contracts/tokenbridge/bridgedtoken#genuine).',
      returns: 'The account that can mint and burn.',
    },
    {
      kind: 'variable',
      signature: 'function _decimals() public view returns (uint8)',
      meaning: 'Returns the storage variable behind `decimals`. Wallets call `decimals`.',
      returns: 'The number of decimals.',
    },
    {
      kind: 'error',
      signature: 'error OnlyBridge(address bridgeAddress)',
      meaning:
        'Only the bridge can mint and burn. To send a copy home, call the bridge’s [`bridgeToken`](/api/linea-smart-contracts/tokenbridge/tokenbridgebase#bridgetoken).',
      params: {bridgeAddress: 'The account that can mint and burn.'},
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
        'Sets up a copy and makes the caller its `bridge`. For a standard copy, the token bridge calls it in the transaction that deploys the copy.',
      params: {
        _tokenName:
          'The original’s name when its first transfer was sent. Permits are signed for this name.',
        _tokenSymbol: 'The original’s symbol at that time.',
        _tokenDecimals: 'The original’s decimals, so that amounts match on both layers.',
      },
      callers: ['anyone'],
      reverts: [
        {
          message: 'Initializable: contract is already initialized',
          when: 'The copy is already set up, as every copy from the bridge is, or you call the implementation.',
        },
      ],
      emits: ['Initialized'],
    },
    {
      kind: 'modifier',
      signature: 'modifier onlyBridge()',
      meaning:
        'Rejects every direct caller except the bridge. A call through another contract fails too.',
      reverts: [{error: 'OnlyBridge', when: 'The caller isn’t `bridge`.'}],
    },
    {
      kind: 'function',
      signature: 'function mint(address _recipient, uint256 _amount) external',
      meaning:
        'Mints copies during a claim, while the other bridge locks the same amount of the original. The copy itself has no cap.',
      params: {
        _recipient: 'The account that gets the copies; not zero.',
        _amount: 'The amount, in the token’s smallest unit.',
      },
      callers: [{only: 'the account in `bridge`'}],
      reverts: [
        {error: 'OnlyBridge', when: 'The caller isn’t `bridge`.'},
        {message: 'ERC20: mint to the zero address', when: '`_recipient` is zero.'},
      ],
      emits: ['Transfer'],
    },
    {
      kind: 'function',
      signature: 'function burn(address _account, uint256 _amount) external',
      meaning:
        'Burns copies and uses the allowance that the holder gave the bridge. So a copy also needs `approve` or a permit before it goes home.',
      params: {
        _account: 'The account whose copies are burned.',
        _amount: 'The amount, in the token’s smallest unit.',
      },
      callers: [{only: 'the account in `bridge`'}],
      reverts: [
        {error: 'OnlyBridge', when: 'The caller isn’t `bridge`.'},
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
      meaning:
        'Returns the decimals that the copy got from the original at its setup; not always 18.',
      returns: 'The number of decimals.',
    },
  ],
} as const satisfies ContractFacts;
