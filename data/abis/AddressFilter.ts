import type {ContractAbi} from './contractAbi';

/** The members of `AddressFilter` that pages name. */
export const AddressFilter = {
  source:
    'Consensys/linea-monorepo@cb180134:contracts/src/rollup/forcedTransactions/AddressFilter.sol',
  items: ['function addressIsFiltered(address addressToCheck) view returns (bool isFiltered)'],
} as const satisfies ContractAbi;
