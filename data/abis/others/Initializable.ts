import type {ContractFacts} from '../schema';

/** Of OpenZeppelin's contracts, in the version that Linea's contracts are built with. */
export const Initializable = {
  name: 'Initializable',
  kind: 'abstract contract',
  summary: 'Lets the set-up of a proxy run once for each version.',
  source:
    'OpenZeppelin/openzeppelin-contracts-upgradeable@2d081f24:contracts/proxy/utils/Initializable.sol',
  checked: '2026-11-22',
  bases: [],
  members: [
    {
      kind: 'event',
      signature: 'event Initialized(uint8 version)',
      meaning:
        'A set-up has run. With 255, the set-up was locked for good, as in every implementation behind a proxy.',
      params: {version: 'The version that the contract now has.'},
    },
  ],
} as const satisfies ContractFacts;
