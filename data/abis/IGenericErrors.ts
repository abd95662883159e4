import type {ContractFacts} from './schema';

export const IGenericErrors = {
  name: 'IGenericErrors',
  kind: 'interface',
  summary:
    'Errors that contracts on both layers share for arguments that are empty or zero, and for set-ups that do not fit the proxy.',
  source: 'Consensys/linea-monorepo@cb180134:contracts/src/interfaces/IGenericErrors.sol',
  checked: '2026-11-22',
  page: 'interfaces/igenericerrors',
  bases: [],
  members: [
    {
      kind: 'error',
      signature: 'error ZeroAddressNotAllowed()',
      meaning:
        'An address is `0x0000000000000000000000000000000000000000` where nobody could receive a message, hold a role or answer a call. Senders of a message meet it when the recipient is empty.',
    },
    {
      kind: 'error',
      signature: 'error ZeroHashNotAllowed()',
      meaning:
        'A `bytes32` is zero, most often a role that is to be granted at set-up: zero is `DEFAULT_ADMIN_ROLE`, which is not given out that way.',
    },
    {
      kind: 'error',
      signature: 'error ZeroValueNotAllowed()',
      meaning:
        'A number is zero that must not be: the fee or the deadline of a forced transaction, or a number with which its gateway is deployed. No contract on L2 throws it.',
    },
    {
      kind: 'error',
      signature: 'error NoEthSent()',
      meaning:
        'A payable function that exists to take ETH was called with a value of 0 wei. `LineaRollup` answers so to an empty `fund`.',
    },
    {
      kind: 'error',
      signature: 'error InitializedVersionWrong(uint256 expected, uint256 actual)',
      meaning:
        '`initialize` was called where it has run already, or on an implementation, whose version is 255. Without this check, anybody could set up a proxy anew whose version is below that of its code.',
      params: {
        expected: 'The version that the function asks for: 0, that of a new proxy.',
        actual: 'The version that the contract has.',
      },
    },
    {
      kind: 'error',
      signature: 'error ZeroLengthNotAllowed()',
      meaning:
        'A `bytes` argument holds nothing. Only `LineaRollupBase.storeForcedTransaction` throws it, for a forced transaction without its signed bytes.',
    },
  ],
} as const satisfies ContractFacts;
