import type {ContractFacts} from '../schema';

/** Linea's own. Its functions are described with their implementation. */
export const ILineaRollupYieldExtension = {
  name: 'ILineaRollupYieldExtension',
  kind: 'interface',
  summary: 'What staking of bridged ETH adds to the rollup contract.',
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
        'ETH came in through `fund`: back from staking, or as a gift. The event does not say from whom.',
      params: {amount: 'What came in, in wei.'},
    },
    {
      kind: 'event',
      signature:
        'event YieldManagerChanged(address oldYieldManagerAddress, address newYieldManagerAddress)',
      meaning:
        'Another contract can now report yield and hand out staked ETH, and gets what is staked from here on.',
      params: {
        oldYieldManagerAddress: 'The one before; zero when there was none.',
        newYieldManagerAddress: 'The one now.',
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
        'The contract has enough ETH for the message: claim it with `claimMessageWithProof` instead.',
    },
    {
      kind: 'error',
      signature: 'error CallerNotLSTWithdrawalRecipient()',
      meaning: 'Only the recipient of a message can decide to take stETH for it.',
    },
    {
      kind: 'function',
      signature: 'function reportNativeYield(uint256 _amount, address _l2YieldRecipient) external',
      meaning: 'Pays yield out on L2 while the ETH stays on L1.',
      params: {
        _amount: 'What the recipient gets on L2, in wei.',
        _l2YieldRecipient: 'The account on L2; not zero.',
      },
      callers: [{only: 'the contract in `yieldManager`'}],
      reverts: [{error: 'CallerIsNotYieldManager', when: 'Another account calls.'}],
    },
    {
      kind: 'function',
      signature:
        'function claimMessageWithProofAndWithdrawLST(ClaimMessageWithProofParams _params, address _yieldProvider) external',
      meaning: 'Takes stETH for a withdrawal that the contract has not enough ETH for.',
      params: {
        _params: 'The message and its proof, as `claimMessageWithProof` has them.',
        _yieldProvider:
          'The address of the adapter whose vault mints the stETH, as `YieldManager` has it.',
      },
      callers: [{only: 'the recipient of the message'}],
      reverts: [
        {
          error: 'LSTWithdrawalRequiresDeficit',
          when: 'The contract has the value of the message in ETH, or more.',
        },
        {
          error: 'CallerNotLSTWithdrawalRecipient',
          when: 'The caller is not `to` of the message.',
        },
      ],
    },
    {
      kind: 'function',
      signature: 'function isWithdrawLSTAllowed() external view returns (bool)',
      meaning: 'Lets `YieldManager` tell a claim for stETH from any other call through a message.',
      returns: '`true` only in the middle of such a claim.',
    },
    {
      kind: 'function',
      signature: 'function transferFundsForNativeYield(uint256 _amount) external',
      meaning: 'Hands bridged ETH to `YieldManager`.',
      params: {_amount: 'How much, in wei.'},
      callers: [{only: 'accounts with `YIELD_PROVIDER_STAKING_ROLE`'}],
    },
    {
      kind: 'function',
      signature: 'function fund() external payable',
      meaning: 'The way in for ETH that is no message.',
      callers: ['anyone'],
      emits: ['FundingReceived'],
    },
    {
      kind: 'function',
      signature: 'function setYieldManager(address _newYieldManager) external',
      meaning: 'Moves the rights over staking to another contract.',
      params: {_newYieldManager: 'The new contract; not zero.'},
      callers: [{only: 'accounts with `SET_YIELD_MANAGER_ROLE`'}],
      emits: ['YieldManagerChanged'],
    },
  ],
} as const satisfies ContractFacts;
