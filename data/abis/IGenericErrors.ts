import type {ContractFacts} from './schema';

export const IGenericErrors = {
  name: 'IGenericErrors',
  kind: 'interface',
  summary:
    'Shared errors for arguments or ETH values that are empty or zero, and for proxies that are already set up.',
  source: 'Consensys/linea-monorepo@cb180134:contracts/src/interfaces/IGenericErrors.sol',
  checked: '2026-11-22',
  page: 'interfaces/igenericerrors',
  bases: [],
  members: [
    {
      kind: 'error',
      signature: 'error ZeroAddressNotAllowed()',
      meaning:
        'An address is `0x0000000000000000000000000000000000000000` where a recipient, a role’s account or a contract is required.',
    },
    {
      kind: 'error',
      signature: 'error ZeroHashNotAllowed()',
      meaning:
        'A `bytes32` is zero, usually a role to grant at initialization. Zero is the value of `DEFAULT_ADMIN_ROLE`: initializers grant that role through a separate argument, not through the role list.',
    },
    {
      kind: 'error',
      signature: 'error ZeroValueNotAllowed()',
      meaning:
        'A number is zero: the fee or the deadline of a forced transaction, or a constructor argument of its gateway. No contract on L2 throws it.',
    },
    {
      kind: 'error',
      signature: 'error NoEthSent()',
      meaning: 'You called `fund` of `LineaRollup` with 0 wei, directly or through `YieldManager`.',
    },
    {
      kind: 'error',
      signature: 'error InitializedVersionWrong(uint256 expected, uint256 actual)',
      meaning:
        '`initialize` has already run, or you called it on an implementation, whose version is 255. This check prevents any account from initializing an outdated proxy again.',
      params: {
        expected: 'The version that the function requires: 0, for a new proxy.',
        actual: 'The contract’s version.',
      },
    },
    {
      kind: 'error',
      signature: 'error ZeroLengthNotAllowed()',
      meaning: 'A `bytes` argument is empty: a forced transaction has no signed bytes.',
    },
  ],
} as const satisfies ContractFacts;
