/** Why a page or an example shows an address that isn't one of Linea's contracts. */
export type AddressKind = 'provider' | 'example';

/** An address that pages or examples show and that is not in `contracts.ts`. */
export interface KnownAddress {
  /** EIP-55 checksummed. */
  readonly address: `0x${string}`;
  readonly kind: AddressKind;
  /** Owner or role, for example `first account of a local development node`. */
  readonly what: string;
  /** Where a provider publishes it. An example needs none. */
  readonly source?: string;
}

export const addresses: readonly KnownAddress[] = [
  {
    address: '0x0000000000000000000000000000000000000000',
    kind: 'example',
    what: 'the zero address, which has no owner: a missing address, or the miner of a Clique block',
  },
  {
    address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
    kind: 'example',
    what: 'first account of a local development node (its key is public: never fund it)',
  },
  {
    address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
    kind: 'example',
    what: 'second account of a local development node (its key is public: never fund it)',
  },
  {
    address: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
    kind: 'example',
    what: 'third account of a local development node (its key is public: never fund it)',
  },
  {
    address: '0x5FbDB2315678afecb367f032d93F642f64180aa3',
    kind: 'example',
    what: 'first contract that the first account of a fresh local node deploys',
  },
  {
    address: '0x1111111111111111111111111111111111111111',
    kind: 'example',
    what: 'an account without funds',
  },
  {
    address: '0x2222222222222222222222222222222222222222',
    kind: 'example',
    what: 'second made-up account of a trace',
  },
  {
    address: '0x45A318273749d6eb00f5F6cA3bC7cD3De26D642A',
    kind: 'example',
    what: 'sender of an ordinary transfer in block 150,839 of Linea Mainnet',
  },
  {
    address: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
    kind: 'example',
    what: 'account of vitalik.eth, in responses from Linea Mainnet',
  },
  {
    address: '0x386C098C767C8E29709c462EA3e0A42c601A7B43',
    kind: 'example',
    what: 'Safe that the first accounts of a local development node create with examples/safe',
  },
  {
    address: '0x9fE46736679d2D9a65F0992F2272dE9f3c7fa6e0',
    kind: 'example',
    what: 'a token that the first account deploys on a local node',
  },
  {
    address: '0xA531174B28A8aF21d0051585aa272aa8DeB797B8',
    kind: 'example',
    what: 'copy of the token at 0x9fE4…a6e0, on another local node',
  },
  {
    address: '0xe45c00b52109385F6E0e69120F5b0c3e20BEcAC5',
    kind: 'example',
    what: 'sender of the LINEA transfer in block 28,279,188 of Linea Mainnet',
  },
  {
    address: '0x8698500917B4BEb25A3F647365729bB4e10E35A4',
    kind: 'example',
    what: 'recipient of the LINEA transfer in block 28,279,188 of Linea Mainnet',
  },
  {
    address: '0xe03F157dE67AC4b2A9a949D64d2A3C64Ffa1BC55',
    kind: 'example',
    what: 'implementation of the LINEA proxy in block 28,279,188 of Linea Mainnet',
  },
  {
    address: '0xab838fe7d492C621a5B1b23952Af99Cc37a2E0d3',
    kind: 'example',
    what: 'implementation of the USDC proxy on Linea Mainnet in April 2026',
  },
  {
    address: '0xa3aBDC7f6334CD3EE466A115f30522377787c024',
    kind: 'example',
    what: 'smart account of the first account of a local development node, with SimpleAccountFactory 0.7 and salt 0',
  },
  // On both networks: Safe 1.3.0 stands at its canonical addresses there (@safe-global/safe-deployments 1.37.63,
  // safe-global/safe-eth-py#2027), and only this factory makes these, out of @gnosis.pm/safe-contracts 1.3.0.
  {
    address: '0x4e59b44847b379578588920cA78FbF26c0B4956C',
    kind: 'provider',
    what: 'Nick Johnson’s CREATE2 factory, which Foundry uses',
    source: 'https://github.com/Arachnid/deterministic-deployment-proxy',
  },
  // pcaversaccio/createx lists both networks, and @nomicfoundation/ignition-core 3.1.9 calls this address.
  {
    address: '0xba5Ed099633D3B313e4D5F7bdc1305d3c28ba5Ed',
    kind: 'provider',
    what: 'CreateX, the factory that Hardhat Ignition uses for CREATE2',
    source: 'pcaversaccio/createx@005f85d6:deployments/deployments.json',
  },
  // Also in src/ccip/Register.sol of @chainlink/local 0.2.9.
  {
    address: '0x114A20A10b43D4115e5aeef7345a1A71d2a60C57',
    kind: 'provider',
    what: 'Chainlink CCIP’s router on OP Sepolia',
    source:
      'smartcontractkit/documentation@0094d14c:src/config/data/ccip/v1_2_0/testnet/chains.json',
  },
  {
    address: '0x000F3df6D732807Ef1319fB7B8bB8522d0Beac02',
    kind: 'provider',
    what: 'EIP-4788 beacon roots contract',
    source: 'https://eips.ethereum.org/EIPS/eip-4788',
  },
  {
    address: '0x0000F90827F1C53a10cb7A02335B175320002935',
    kind: 'provider',
    what: 'EIP-2935 block hash contract',
    source: 'https://eips.ethereum.org/EIPS/eip-2935',
  },
  {
    address: '0x00000961Ef480Eb55e80D19ad83579A64c007002',
    kind: 'provider',
    what: 'EIP-7002 withdrawal request contract on Ethereum',
    source: 'https://eips.ethereum.org/EIPS/eip-7002',
  },
  {
    address: '0x0000BBdDc7CE488642fb579F8B00f3a590007251',
    kind: 'provider',
    what: 'EIP-7251 consolidation request contract on Ethereum',
    source: 'https://eips.ethereum.org/EIPS/eip-7251',
  },
  {
    address: '0x00000000219ab540356cBB839Cbe05303d7705Fa',
    kind: 'provider',
    what: 'beacon chain deposit contract on Ethereum',
    source: 'https://eips.ethereum.org/EIPS/eip-6110',
  },
  // Its signed creation for each network: @safe-global/safe-singleton-factory 2.0.0. tests/samples/safe.test.ts sends it.
  {
    address: '0x914d7Fec6aaC8cd542e72Bca78B30650d45643d7',
    kind: 'provider',
    what: 'Safe’s CREATE2 factory',
    source: 'https://github.com/safe-global/safe-singleton-factory',
  },
  {
    address: '0x29fcB43b46531BcA003ddC8FCB67FFE91900C762',
    kind: 'provider',
    what: 'SafeL2 1.4.1 (data/safeContracts.ts)',
    source: 'https://github.com/safe-global/safe-deployments',
  },
  // The same on Ethereum and Linea, also in the bridge app: LFDT-Lineth/lineth-monorepo@db1c4a35:bridge-ui/src/config/config.ts.
  {
    address: '0x28b5a0e9C621a5BadaA536219b3a228C8168cf5d',
    kind: 'provider',
    what: 'Circle’s CCTP TokenMessengerV2 on Mainnet',
    source: 'https://developers.circle.com/cctp/references/contract-addresses',
  },
  {
    address: '0x81D40F21F12A8F0E3252Bccb954D722d4c464B64',
    kind: 'provider',
    what: 'Circle’s CCTP MessageTransmitterV2 on Mainnet',
    source: 'https://developers.circle.com/cctp/references/contract-addresses',
  },
  {
    address: '0x8FE6B999Dc680CcFDD5Bf7EB0974218be2542DAA',
    kind: 'provider',
    what: 'Circle’s CCTP TokenMessengerV2 on Sepolia',
    source: 'https://developers.circle.com/cctp/references/contract-addresses',
  },
  {
    address: '0xE737e5cEBEEBa77EFE34D4aa090756590b1CE275',
    kind: 'provider',
    what: 'Circle’s CCTP MessageTransmitterV2 on Sepolia',
    source: 'https://developers.circle.com/cctp/references/contract-addresses',
  },
  {
    address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
    kind: 'provider',
    what: 'USDC on Ethereum Mainnet',
    source: 'https://developers.circle.com/stablecoins/usdc-contract-addresses',
  },
  // The second source is the genesis of Linea Sepolia, whose extraData names it as signer.
  {
    address: '0xA27342f1b74c0cfB2cda74bac1628d0C1A9752f2',
    kind: 'provider',
    what: 'Linea Sepolia’s block producer before Maru; a parameter of state recovery',
    source: 'https://docs.linea.build/network/how-to/recover-state',
  },
  // Of data/rpc/shared/mainnetBlock.ts and genesisBlock.ts, where the network's own tests have them from the chain.
  {
    address: '0x8F81e2E3F8b46467523463835F965fFE476E1c9E',
    kind: 'example',
    what: 'Linea Mainnet’s block producer before Maru, and fee recipient until July 2026',
  },
  {
    address: '0xb0c36351168F1da578E2FE429f212Ac360832F3b',
    kind: 'example',
    what: 'sender of the legacy transaction in block 28,279,139 of Linea Mainnet',
  },
  {
    address: '0x1625eE4DA9ADCfed7D39C5acD18f2Cc5C1170de0',
    kind: 'example',
    what: 'contract called by the legacy transaction in block 28,279,139 of Linea Mainnet',
  },
  {
    address: '0x0D06838D1DfBA9ef0a4166CCa9BE16Fb1D76DbfC',
    kind: 'example',
    what: 'sender of a deployment in the tests of the transaction exclusion service',
  },
  {
    address: '0x4d144D7b9c96b26361D6aC74dd1d8267edCA4FC2',
    kind: 'example',
    what: 'sender of a transaction in the tests of the transaction exclusion service',
  },
  {
    address: '0x0000000071727De22E5E9d8BAf0edAc6f37da032',
    kind: 'provider',
    what: 'ERC-4337 EntryPoint 0.7',
    source: 'https://github.com/eth-infinitism/account-abstraction/releases/tag/v0.7.0',
  },
  {
    address: '0x5FF137D4b0FDCD49DcA30c7CF57E578a026d2789',
    kind: 'provider',
    what: 'ERC-4337 EntryPoint 0.6',
    source: 'https://github.com/eth-infinitism/account-abstraction/releases/tag/v0.6.0',
  },
  {
    address: '0x4337084D9E255Ff0702461CF8895CE9E3b5Ff108',
    kind: 'provider',
    what: 'ERC-4337 EntryPoint 0.8',
    source: 'https://github.com/eth-infinitism/account-abstraction/releases/tag/v0.8.0',
  },
  {
    address: '0x433709009B8330FDa32311DF1C2AFA402eD8D009',
    kind: 'provider',
    what: 'ERC-4337 EntryPoint 0.9',
    source: 'https://github.com/pimlicolabs/alto/blob/main/test/e2e/alto-config.json',
  },
  {
    address: '0x91E60e0613810449d098b0b5Ec8b51A0FE8c8985',
    kind: 'provider',
    what: 'ERC-4337 sample factory SimpleAccountFactory 0.7',
    source: 'https://github.com/pimlicolabs/alto/blob/main/test/e2e/deploy-contracts/constants.ts',
  },
  {
    address: '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE',
    kind: 'provider',
    what: 'placeholder for the native token in thirdweb and Enso (ETH on Linea)',
    source: 'EnsoBuild/sdk-ts@463afd3d:src/types/types.ts',
  },
  {
    address: '0xeA87ae93Fa0019a82A727bfd3eBd1cFCa8f64f1D',
    kind: 'provider',
    what: 'Mailbox of Hyperlane on Base',
    source: 'hyperlane-xyz/hyperlane-registry@0293a45f:chains/base/addresses.yaml',
  },
];
