import type {ContractFacts} from '../schema';

/** From OpenZeppelin, in the version that Linea's contracts use. */
export const Initializable = {
  name: 'Initializable',
  kind: 'abstract contract',
  summary: 'Lets each initializer of a proxy run only once.',
  source:
    'OpenZeppelin/openzeppelin-contracts-upgradeable@2d081f24:contracts/proxy/utils/Initializable.sol',
  checked: '2026-11-22',
  bases: [],
  isBoilerplate: true,
  members: [
    {
      kind: 'event',
      signature: 'event Initialized(uint8 version)',
      meaning:
        'Emitted when an initializer has run. Number 255 locks initialization permanently, as in every implementation behind a proxy.',
      params: {version: 'The new initialization number, which isn’t the contract’s version.'},
    },
  ],
} as const satisfies ContractFacts;
