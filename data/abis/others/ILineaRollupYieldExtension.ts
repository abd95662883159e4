import type {ContractFacts} from '../schema';

/** From Linea. The implementation describes its functions. */
export const ILineaRollupYieldExtension = {
  name: 'ILineaRollupYieldExtension',
  kind: 'interface',
  summary: 'The events, errors and functions that staking adds to `LineaRollup`.',
  source:
    'Consensys/linea-monorepo@cb180134:contracts/src/yield/interfaces/ILineaRollupYieldExtension.sol',
  checked: '2026-11-22',
  bases: [],
  uses: ['IL1MessageService'],
  members: [
    {
      kind: 'event',
      signature: 'event FundingReceived(uint256 amount)',
      meaning:
        'Emitted when `fund` receives ETH, from staking or as a donation. The event doesn’t contain the sender.',
      params: {amount: 'The received amount, in wei.'},
    },
    {
      kind: 'event',
      signature:
        'event YieldManagerChanged(address oldYieldManagerAddress, address newYieldManagerAddress)',
      meaning:
        'Emitted when the manager changes. The new contract can report yield and pay out staked ETH, and receives ETH for staking from now on.',
      params: {
        oldYieldManagerAddress: 'The previous contract; zero if there was none.',
        newYieldManagerAddress: 'The new contract.',
      },
    },
    {
      kind: 'error',
      signature: 'error CallerIsNotYieldManager()',
      meaning: 'Only the contract in `yieldManager` can report yield.',
    },
    {
      kind: 'error',
      signature: 'error LSTWithdrawalRequiresDeficit()',
      meaning:
        'The contract has enough ETH for the message. Claim it with `claimMessageWithProof` instead.',
    },
    {
      kind: 'error',
      signature: 'error CallerNotLSTWithdrawalRecipient()',
      meaning: 'Only a message’s recipient can claim it in stETH.',
    },
    {
      kind: 'function',
      signature: 'function reportNativeYield(uint256 _amount, address _l2YieldRecipient) external',
      meaning: 'Pays yield on L2 while the ETH stays on L1.',
      params: {
        _amount: 'The amount that the recipient gets on L2, in wei.',
        _l2YieldRecipient: 'The account on L2; not zero.',
      },
      callers: [{only: 'the contract in `yieldManager`'}],
      reverts: [{error: 'CallerIsNotYieldManager', when: 'The caller isn’t `yieldManager`.'}],
    },
    {
      kind: 'function',
      signature:
        'function claimMessageWithProofAndWithdrawLST(ClaimMessageWithProofParams _params, address _yieldProvider) external',
      meaning: 'Pays a withdrawal in stETH when the contract has too little ETH.',
      params: {
        _params: 'The message and its proof, as in `claimMessageWithProof`.',
        _yieldProvider: 'The adapter whose vault mints the stETH, as registered in `YieldManager`.',
      },
      callers: [{only: 'the recipient of the message'}],
      reverts: [
        {
          error: 'LSTWithdrawalRequiresDeficit',
          when: 'The contract has the message’s value in ETH, or more.',
        },
        {
          error: 'CallerNotLSTWithdrawalRecipient',
          when: 'The caller isn’t the message’s `to`.',
        },
      ],
    },
    {
      kind: 'function',
      signature: 'function isWithdrawLSTAllowed() external view returns (bool)',
      meaning:
        'Returns whether a stETH claim is running. `YieldManager` calls it to reject other messages.',
      returns: '`true` only during a stETH claim.',
    },
    {
      kind: 'function',
      signature: 'function transferFundsForNativeYield(uint256 _amount) external',
      meaning: 'Sends bridged ETH to `YieldManager`.',
      params: {_amount: 'The amount in wei.'},
      callers: [{only: 'accounts with `YIELD_PROVIDER_STAKING_ROLE`'}],
    },
    {
      kind: 'function',
      signature: 'function fund() external payable',
      meaning: 'Accepts ETH that isn’t part of a message.',
      callers: ['anyone'],
      emits: ['FundingReceived'],
    },
    {
      kind: 'function',
      signature: 'function setYieldManager(address _newYieldManager) external',
      meaning: 'Sets another `YieldManager`, which then controls staking.',
      params: {_newYieldManager: 'The new contract; not zero.'},
      callers: [{only: 'accounts with `SET_YIELD_MANAGER_ROLE`'}],
      emits: ['YieldManagerChanged'],
    },
  ],
} as const satisfies ContractFacts;
