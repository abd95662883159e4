import type {ChainKey, NetworkKey} from './networks';
import type {Sourced, SourceRef} from './source';

/** What a deployed contract is for; the headings of the contract tables. */
export type ContractGroup =
  'rollup' | 'messaging' | 'tokenBridge' | 'token' | 'governance' | 'revenue' | 'yield' | 'names';

/** A contract that the network runs, at its address on one chain. Two independent sources at least. */
export interface DeployedContract extends Sourced {
  /** Name as the source code or the explorer has it, for example `LineaRollup`. */
  readonly name: string;
  readonly network: NetworkKey;
  readonly chain: ChainKey;
  readonly group: ContractGroup;
  /** EIP-55 checksummed. */
  readonly address: `0x${string}`;
  /** `proxy` when calls are delegated to an implementation that can be upgraded. */
  readonly kind: 'proxy' | 'contract' | 'safe' | 'account';
  /** One sentence in our words: what a reader would use or check it for. */
  readonly purpose: string;
  readonly sources: readonly [SourceRef, SourceRef, ...SourceRef[]];
}

const monorepo = 'Consensys/linea-monorepo@cb180134';
const docs = 'Consensys/doc.linea@994028bc:docs';

// The network's own lists. The address book and the registry stand in one repository: they count as one source.
const registry = {
  ethereum: `${monorepo}:contracts/deployments/addresses/mainnet.json`,
  linea: `${monorepo}:contracts/deployments/addresses/linea_mainnet.json`,
  ethereumSepolia: `${monorepo}:contracts/deployments/addresses/sepolia.json`,
  lineaSepolia: `${monorepo}:contracts/deployments/addresses/linea_sepolia.json`,
} as const satisfies Record<ChainKey, SourceRef>;
const addressBook = `${monorepo}:contracts/docs/mainnet-address-book.csv` satisfies SourceRef;
const sdk = `${monorepo}:ts-libs/sdk/sdk-core/src/constants/address.ts` satisfies SourceRef;
const predeploys = `${monorepo}:contracts/src/predeploy` satisfies SourceRef;
const upgradeGuide =
  `${monorepo}:contracts/docs/workflows/administration/upgradeContract.md` satisfies SourceRef;
const contractsPage = `${docs}/network/build/contracts.mdx` satisfies SourceRef;
const tokenomicsPage = `${docs}/network/overview/tokenomics.mdx` satisfies SourceRef;
const councilRecord = `${docs}/changelog/security-council-record.mdx` satisfies SourceRef;
const newestRecord =
  'Consensys-Incorporated/doc.linea@645011bf:docs/changelog/security-council-record.mdx' satisfies SourceRef;

// What others read from the chain.
const l2beat =
  'l2beat/l2beat@01eb50b9:packages/config/src/projects/linea/diffHistory.md' satisfies SourceRef;
const l2beatReading =
  'l2beat/l2beat@0a696177:packages/config/src/projects/linea/discovered.json' satisfies SourceRef;
const l2beatRoles =
  'l2beat/l2beat@000705cf:packages/config/src/projects/linea/linea.ts' satisfies SourceRef;
const yieldAudit =
  'https://diligence.security/audits/2025/12/linea-yield-manager/' satisfies SourceRef;
const rollupAudit =
  'https://diligence.security/audits/2026/02/linea-rollup-update/' satisfies SourceRef;
const forcedAudit =
  'https://diligence.security/audits/2026/02/linea-forced-transactions/' satisfies SourceRef;
const yieldReview =
  'https://www.openzeppelin.com/news/linea-yield-manager-audit' satisfies SourceRef;
const stateVerifier =
  'shayansal/clpr-smart-contracts@f7d78614:docs/chains/linea.md' satisfies SourceRef;

// Token lists, and the genesis that node software carries.
const tokens =
  'Consensys/linea-token-list@93b22584:json/linea-mainnet-token-shortlist.json' satisfies SourceRef;
const sepoliaTokens =
  'Consensys/linea-token-list@93b22584:json/linea-sepolia-token-shortlist.json' satisfies SourceRef;
const ccip = 'smartcontractkit/chainlink-local@113c788f:src/ccip/Register.sol' satisfies SourceRef;
const lido = 'lidofinance/docs@0021f65e:docs/deployed-contracts/index.md' satisfies SourceRef;
const besuGenesis =
  'hyperledger/besu@b78be999:config/src/main/resources/linea-mainnet.json' satisfies SourceRef;
const besuSepoliaGenesis =
  'hyperledger/besu@acbbf31e:config/src/main/resources/linea-sepolia.json' satisfies SourceRef;
const sepoliaGenesis =
  `${monorepo}:docs/getting-started/linea-sepolia/geth/geth-genesis.json` satisfies SourceRef;

// Names.
const namesPage = `${docs}/network/how-to/deploy-subdomain.mdx` satisfies SourceRef;
const namesAudit = 'https://diligence.security/audits/2026/01/linea-poseidon2/' satisfies SourceRef;
const humanityPage =
  `${docs}/network/how-to/verify-users-with-proof-of-humanity.mdx` satisfies SourceRef;
const ens = 'Consensys/linea-ens@94f38090:packages/linea-ens-contracts/deployments';
const viemChains = 'https://github.com/wevm/viem/blob/main/src/chains/definitions';

const checked = '2026-11-21';

/** The contracts of both networks, on both layers. */
export const contracts: readonly DeployedContract[] = [
  // Linea Mainnet, on L1
  {
    name: 'LineaRollup',
    network: 'mainnet',
    chain: 'ethereum',
    group: 'rollup',
    address: '0xd19d4B5d358258f05D7B411E21A1460D11B0876F',
    kind: 'proxy',
    purpose:
      'Holds bridged ETH, accepts blobs and validity proofs, and is the L1 side of the message service.',
    sources: [contractsPage, registry.ethereum, sdk, l2beat],
    checked,
  },
  {
    name: 'LineaRollup implementation',
    network: 'mainnet',
    chain: 'ethereum',
    group: 'rollup',
    address: '0x052b73d934E9412045Bf731574463Fd026D74645',
    kind: 'contract',
    purpose:
      'LineaRollup implementation, deployed on August 19, 2026, and in use since September 2026 (reading, October 1).',
    sources: [newestRecord, yieldAudit, stateVerifier],
    checked,
  },
  {
    name: 'AddressFilter',
    network: 'mainnet',
    chain: 'ethereum',
    group: 'rollup',
    address: '0x526AE78F0103Ae73F05449ae30eb626C1003784E',
    kind: 'contract',
    purpose:
      'Lists the addresses that forced transactions can’t involve. Connected to LineaRollup on July 16, 2026.',
    sources: [councilRecord, forcedAudit],
    checked,
  },
  {
    name: 'Finalization operator',
    network: 'mainnet',
    chain: 'ethereum',
    group: 'rollup',
    address: '0x52FF08F313A00A54e3Beffb5C4a7F7446eFb6754',
    kind: 'account',
    purpose: 'Account that submits validity proofs to LineaRollup.',
    sources: [registry.ethereum, l2beatRoles],
    checked,
  },
  {
    name: 'Data submission operator',
    network: 'mainnet',
    chain: 'ethereum',
    group: 'rollup',
    address: '0x46d2F319fd42165D4318F099E143dEA8124E9E3e',
    kind: 'account',
    purpose: 'Account that submits blobs to LineaRollup.',
    sources: [registry.ethereum, l2beatRoles],
    checked,
  },
  {
    name: 'TokenBridge',
    network: 'mainnet',
    chain: 'ethereum',
    group: 'tokenBridge',
    address: '0x051F1D88f0aF5763fB888eC4378b4D8B29ea3319',
    kind: 'proxy',
    purpose: 'Locks ERC-20 tokens from L1, and mints bridged copies of tokens from L2.',
    sources: [contractsPage, registry.ethereum, sdk, l2beat, lido],
    checked,
  },
  {
    name: 'TokenBridge implementation',
    network: 'mainnet',
    chain: 'ethereum',
    group: 'tokenBridge',
    address: '0xF0e003F0dE2d583Ae28FA8cBF66aa096CdAce3ff',
    kind: 'contract',
    purpose: 'Implementation of the L1 TokenBridge proxy since March 31, 2026.',
    sources: [councilRecord, rollupAudit],
    checked,
  },
  {
    name: 'BridgedToken beacon',
    network: 'mainnet',
    chain: 'ethereum',
    group: 'tokenBridge',
    address: '0x971f46a2852d11D59dbF0909e837cfd06f357DeB',
    kind: 'contract',
    purpose:
      'Stores the implementation address for all tokens that the TokenBridge deployed on L1.',
    sources: [registry.ethereum, l2beat],
    checked,
  },
  {
    name: 'LINEA',
    network: 'mainnet',
    chain: 'ethereum',
    group: 'token',
    address: '0x1789e0043623282D5DCc7F213d703C6D8BAfBB04',
    kind: 'proxy',
    purpose: 'The LINEA token on L1. It has the same address on Linea.',
    sources: [contractsPage, registry.ethereum, tokens],
    checked,
  },
  {
    name: 'Security Council Safe',
    network: 'mainnet',
    chain: 'ethereum',
    group: 'governance',
    address: '0x892bb7EeD71efB060ab90140e7825d8127991DD3',
    kind: 'safe',
    purpose: 'Multisignature account that proposes upgrades and holds the admin roles on L1.',
    sources: [contractsPage, registry.ethereum, councilRecord],
    checked,
  },
  {
    name: 'Operational Safe',
    network: 'mainnet',
    chain: 'ethereum',
    group: 'governance',
    address: '0xB8F5524D73f549Cf14A0587a3C7810723f9c0051',
    kind: 'safe',
    purpose:
      'Multisignature account for routine work, such as reserving tokens on the L1 TokenBridge.',
    sources: [addressBook, l2beat],
    checked,
  },
  {
    name: 'TimelockController',
    network: 'mainnet',
    chain: 'ethereum',
    group: 'governance',
    address: '0xd6B95c960779c72B8C6752119849318E5d550574',
    kind: 'contract',
    purpose:
      'Owns the L1 ProxyAdmin. The Security Council schedules and executes upgrades through it.',
    sources: [addressBook, l2beat, stateVerifier],
    checked,
  },
  {
    name: 'ProxyAdmin',
    network: 'mainnet',
    chain: 'ethereum',
    group: 'governance',
    address: '0xF5058616517C068C7b8c7EbC69FF636Ade9066d6',
    kind: 'contract',
    purpose:
      'Admin of the LineaRollup, L1 TokenBridge and YieldManager proxies: only it can change their implementation.',
    sources: [addressBook, upgradeGuide, l2beat, stateVerifier, lido, l2beatReading],
    checked,
  },
  {
    name: 'L1LineaTokenBurner',
    network: 'mainnet',
    chain: 'ethereum',
    group: 'revenue',
    address: '0x5Ad9369254F29b724d98F6ce98Cb7bAD729969F3',
    kind: 'contract',
    purpose: 'Receives the LINEA bought with network revenue, and burns it on L1.',
    sources: [tokenomicsPage, registry.ethereum],
    checked,
  },
  {
    name: 'YieldManager',
    network: 'mainnet',
    chain: 'ethereum',
    group: 'yield',
    address: '0xeb63cABDd78537b9b72A2AFB573F7caa91bd8D94',
    kind: 'proxy',
    purpose: 'Moves part of the bridged ETH into staking and back (Yield Boost).',
    sources: [councilRecord, registry.ethereum, l2beat],
    checked,
  },
  {
    name: 'YieldManager implementation',
    network: 'mainnet',
    chain: 'ethereum',
    group: 'yield',
    address: '0x751236A1aFC11B7F1A7630fe87b0Bd96AC5203C4',
    kind: 'contract',
    purpose:
      'Implementation of the YieldManager proxy since February 2026. By October 7, 2026, no later one was recorded.',
    sources: [yieldAudit, yieldReview, l2beatReading, newestRecord],
    checked,
  },
  {
    name: 'LidoStVaultYieldProvider',
    network: 'mainnet',
    chain: 'ethereum',
    group: 'yield',
    address: '0x486D8cADc10489B30b64c890aEc747F1220eEEC3',
    kind: 'contract',
    purpose: 'Lido adapter that the YieldManager delegates to.',
    sources: [addressBook, l2beat, yieldAudit],
    checked,
  },
  {
    name: 'LidoStVaultYieldProviderFactory',
    network: 'mainnet',
    chain: 'ethereum',
    group: 'yield',
    address: '0xE4FC9F1A8cB97fEAd3C2b37c11AD5B1C2eF73959',
    kind: 'contract',
    purpose: 'Deploys Lido adapters for the YieldManager.',
    sources: [addressBook, yieldAudit],
    checked,
  },
  {
    name: 'ValidatorContainerProofVerifier',
    network: 'mainnet',
    chain: 'ethereum',
    group: 'yield',
    address: '0x2309C45d44105928b483f608dD6140Fb65f3EBde',
    kind: 'contract',
    purpose: 'Checks beacon chain validator proofs when an account without a role unstakes.',
    sources: [addressBook, yieldAudit],
    checked,
  },
  {
    name: 'StakingVault',
    network: 'mainnet',
    chain: 'ethereum',
    group: 'yield',
    address: '0x2df8CCb91c80c9600EA9436b1f940c48cC008ca7',
    kind: 'proxy',
    purpose: 'Lido vault that holds the staked part of the bridged ETH.',
    sources: [addressBook, councilRecord],
    checked,
  },
  {
    name: 'PredepositGuarantee',
    network: 'mainnet',
    chain: 'ethereum',
    group: 'yield',
    address: '0xF4bF42c6D6A0E38825785048124DBAD6c9eaaac3',
    kind: 'proxy',
    purpose: 'Lido contract that guards the first deposit of each vault validator.',
    sources: [addressBook, lido],
    checked,
  },
  {
    name: 'stETH',
    network: 'mainnet',
    chain: 'ethereum',
    group: 'yield',
    address: '0xae7ab96520DE3A18E5e111B5EaAb095312D7fE84',
    kind: 'proxy',
    purpose: 'Lido token that can pay a withdrawal when LineaRollup is short of ETH.',
    sources: [registry.ethereum, lido],
    checked,
  },
  {
    name: 'Yield automation service',
    network: 'mainnet',
    chain: 'ethereum',
    group: 'yield',
    address: '0xcEE1f08Bcae342E950e88c209F7e6327ABB6d448',
    kind: 'account',
    purpose: 'Account that runs the routine steps of Yield Boost.',
    sources: [registry.ethereum, councilRecord],
    checked,
  },
  // Linea Mainnet, on L2
  {
    name: 'UpgradeableBeaconChainDepositPredeploy',
    network: 'mainnet',
    chain: 'linea',
    group: 'rollup',
    address: '0x94d4a7449B968b839dcbc64A61F195CA300986ae',
    kind: 'proxy',
    purpose:
      'Placeholder for the EIP-6110 deposit contract. It does nothing, and anything you send to it is lost.',
    sources: [addressBook, besuGenesis, `${predeploys}/UpgradeableBeaconChainDepositPredeploy.sol`],
    checked,
  },
  {
    name: 'UpgradeableWithdrawalQueuePredeploy',
    network: 'mainnet',
    chain: 'linea',
    group: 'rollup',
    address: '0x66355689a9f067eeb9dc9d899E4192676988279C',
    kind: 'proxy',
    purpose:
      'Placeholder for the EIP-7002 withdrawal queue. It does nothing, and anything you send to it is lost.',
    sources: [addressBook, besuGenesis, `${predeploys}/UpgradeableWithdrawalQueuePredeploy.sol`],
    checked,
  },
  {
    name: 'UpgradeableConsolidationQueuePredeploy',
    network: 'mainnet',
    chain: 'linea',
    group: 'rollup',
    address: '0xF0e003F0dE2d583Ae28FA8cBF66aa096CdAce3ff',
    kind: 'proxy',
    purpose:
      'Placeholder for the EIP-7251 consolidation queue. It does nothing, and anything you send to it is lost.',
    sources: [addressBook, besuGenesis, `${predeploys}/UpgradeableConsolidationQueuePredeploy.sol`],
    checked,
  },
  {
    name: 'L2MessageService',
    network: 'mainnet',
    chain: 'linea',
    group: 'messaging',
    address: '0x508Ca82Df566dCD1B0DE8296e70a96332cD644ec',
    kind: 'proxy',
    purpose: 'Sends messages and ETH to L1, and lets any account claim messages from L1.',
    sources: [contractsPage, registry.linea, sdk, l2beat],
    checked,
  },
  {
    name: 'L2MessageService implementation',
    network: 'mainnet',
    chain: 'linea',
    group: 'messaging',
    address: '0x9976fD7edDb78156a002DE74c9158E884702273d',
    kind: 'contract',
    purpose: 'Implementation of the L2MessageService proxy since March 31, 2026.',
    sources: [councilRecord, rollupAudit],
    checked,
  },
  {
    name: 'Message anchoring account',
    network: 'mainnet',
    chain: 'linea',
    group: 'messaging',
    address: '0x2b0F9C76970975aec03784EFd763623757EF7652',
    kind: 'account',
    purpose:
      'Account that has written the hashes of L1 messages to L2MessageService since March 4, 2026.',
    sources: [registry.linea, councilRecord],
    checked,
  },
  {
    name: 'TokenBridge',
    network: 'mainnet',
    chain: 'linea',
    group: 'tokenBridge',
    address: '0x353012dc4a9A6cF55c941bADC267f82004A8ceB9',
    kind: 'proxy',
    purpose:
      'Mints bridged copies of tokens from L1, and locks ERC-20 tokens that are native to Linea.',
    sources: [contractsPage, registry.linea, sdk, l2beat, lido],
    checked,
  },
  {
    name: 'TokenBridge implementation',
    network: 'mainnet',
    chain: 'linea',
    group: 'tokenBridge',
    address: '0x4a496167F187A97379e763f693A499cE1182848b',
    kind: 'contract',
    purpose: 'Implementation of the L2 TokenBridge proxy since March 31, 2026.',
    sources: [councilRecord, rollupAudit],
    checked,
  },
  {
    name: 'BridgedToken beacon',
    network: 'mainnet',
    chain: 'linea',
    group: 'tokenBridge',
    address: '0xE798695d2e78f7caeb5BbF3385433959324c02c0',
    kind: 'contract',
    purpose:
      'Stores the implementation address for all tokens that the TokenBridge deployed on Linea.',
    sources: [registry.linea, l2beat],
    checked,
  },
  {
    name: 'LINEA',
    network: 'mainnet',
    chain: 'linea',
    group: 'token',
    address: '0x1789e0043623282D5DCc7F213d703C6D8BAfBB04',
    kind: 'proxy',
    purpose: 'The LINEA token on Linea. It has the same address on L1.',
    sources: [contractsPage, registry.linea, tokens],
    checked,
  },
  {
    name: 'WETH',
    network: 'mainnet',
    chain: 'linea',
    group: 'token',
    address: '0xe5D7C2a44FfDDf6b295A15c148167daaAf5Cf34f',
    kind: 'contract',
    purpose: 'Wrapped ETH: deposit ETH to get it, withdraw to get ETH back. 18 decimals.',
    sources: [tokens, addressBook, ccip],
    checked,
  },
  {
    name: 'USDC',
    network: 'mainnet',
    chain: 'linea',
    group: 'token',
    address: '0x176211869cA2b568f2A7D4EE941E073a821EE1ff',
    kind: 'proxy',
    purpose: 'USD Coin. The TokenBridge rejects it: use Circle’s CCTP. 6 decimals.',
    sources: [tokens, addressBook],
    checked,
  },
  {
    name: 'USDT',
    network: 'mainnet',
    chain: 'linea',
    group: 'token',
    address: '0xA219439258ca9da29E9Cc4cE5596924745e12B93',
    kind: 'proxy',
    purpose: 'Tether USD, bridged with the TokenBridge. 6 decimals.',
    sources: [tokens, addressBook],
    checked,
  },
  {
    name: 'DAI',
    network: 'mainnet',
    chain: 'linea',
    group: 'token',
    address: '0x4AF15ec2A0BD43Db75dd04E62FAA3B8EF36b00d5',
    kind: 'proxy',
    purpose: 'Dai, bridged with the TokenBridge. 18 decimals.',
    sources: [tokens, addressBook],
    checked,
  },
  {
    name: 'WBTC',
    network: 'mainnet',
    chain: 'linea',
    group: 'token',
    address: '0x3aAB2285ddcDdaD8edf438C1bAB47e1a9D05a9b4',
    kind: 'proxy',
    purpose: 'Wrapped BTC, bridged with the TokenBridge. 8 decimals.',
    sources: [tokens, addressBook],
    checked,
  },
  {
    name: 'wstETH',
    network: 'mainnet',
    chain: 'linea',
    group: 'token',
    address: '0xB5beDd42000b71FddE22D3eE8a79Bd49A568fC8F',
    kind: 'proxy',
    purpose:
      'Lido’s wrapped staked ETH, bridged with the TokenBridge: a CustomBridgedToken behind Lido’s own proxy. 18 decimals.',
    sources: [tokens, addressBook, lido],
    checked,
  },
  {
    name: 'Security Council Safe',
    network: 'mainnet',
    chain: 'linea',
    group: 'governance',
    address: '0xf5cc7604a5ef3565b4D2050D65729A06B68AA0bD',
    kind: 'safe',
    purpose: 'Multisignature account that proposes upgrades and holds the admin roles on Linea.',
    sources: [contractsPage, registry.linea, councilRecord],
    checked,
  },
  {
    name: 'Operational Safe',
    network: 'mainnet',
    chain: 'linea',
    group: 'governance',
    address: '0xB8F5524D73f549Cf14A0587a3C7810723f9c0051',
    kind: 'safe',
    purpose: 'Multisignature account for routine work on Linea.',
    sources: [addressBook, l2beat],
    checked,
  },
  {
    name: 'TimelockController',
    network: 'mainnet',
    chain: 'linea',
    group: 'governance',
    address: '0xc808BfCBeD34D90fa9579CAa664e67B9A03C56ca',
    kind: 'contract',
    purpose:
      'Owns the L2 ProxyAdmin. The Security Council schedules and executes upgrades through it.',
    sources: [addressBook, upgradeGuide, l2beat],
    checked,
  },
  {
    name: 'ProxyAdmin',
    network: 'mainnet',
    chain: 'linea',
    group: 'governance',
    address: '0x1E1f6F22f97b4a7522D8B62e983953639239774E',
    kind: 'contract',
    purpose:
      'Admin of the L2MessageService and L2 TokenBridge proxies: only it can change their implementation.',
    sources: [addressBook, upgradeGuide, l2beat, lido],
    checked,
  },
  {
    name: 'RollupRevenueVault',
    network: 'mainnet',
    chain: 'linea',
    group: 'revenue',
    address: '0xFD5FB23e06e46347d8724486cDb681507592e237',
    kind: 'proxy',
    purpose:
      'Collects the network’s ETH revenue, pays its costs, and has the surplus burned as ETH and LINEA.',
    sources: [tokenomicsPage, registry.linea],
    checked,
  },
  {
    name: 'V3DexSwapAdapter',
    network: 'mainnet',
    chain: 'linea',
    group: 'revenue',
    address: '0x30A20a3a9991c939290f4329cb52daac8e97F353',
    kind: 'contract',
    purpose: 'Swaps the RollupRevenueVault’s ETH for LINEA.',
    sources: [tokenomicsPage, registry.linea],
    checked,
  },
  // Linea Sepolia, on L1
  {
    name: 'LineaRollup',
    network: 'sepolia',
    chain: 'ethereumSepolia',
    group: 'rollup',
    address: '0xB218f8A4Bc926cF1cA7b3423c154a0D627Bdb7E5',
    kind: 'proxy',
    purpose:
      'Holds bridged test ETH, accepts blobs and validity proofs, and is the L1 side of the message service.',
    sources: [contractsPage, registry.ethereumSepolia, sdk],
    checked,
  },
  {
    name: 'TokenBridge',
    network: 'sepolia',
    chain: 'ethereumSepolia',
    group: 'tokenBridge',
    address: '0x5A0a48389BB0f12E5e017116c1105da97E129142',
    kind: 'proxy',
    purpose: 'Locks ERC-20 test tokens from L1, and mints bridged copies of tokens from L2.',
    sources: [contractsPage, registry.ethereumSepolia, sdk],
    checked,
  },
  {
    name: 'USDC',
    network: 'sepolia',
    chain: 'ethereumSepolia',
    group: 'token',
    address: '0x1c7D4B196Cb0C7B01d743Fbc6116a902379C7238',
    kind: 'proxy',
    purpose: 'Circle’s test USDC on L1. The TokenBridge rejects it: use CCTP.',
    sources: [registry.ethereumSepolia, sepoliaTokens],
    checked,
  },
  // Linea Sepolia, on L2
  {
    name: 'UpgradeableBeaconChainDepositPredeploy',
    network: 'sepolia',
    chain: 'lineaSepolia',
    group: 'rollup',
    address: '0x0BdaE9550159Eb73559e74d27fBC989641B24c8E',
    kind: 'proxy',
    purpose:
      'Placeholder for the EIP-6110 deposit contract. It does nothing, and anything you send to it is lost.',
    sources: [
      sepoliaGenesis,
      besuSepoliaGenesis,
      `${predeploys}/UpgradeableBeaconChainDepositPredeploy.sol`,
    ],
    checked,
  },
  {
    name: 'UpgradeableWithdrawalQueuePredeploy',
    network: 'sepolia',
    chain: 'lineaSepolia',
    group: 'rollup',
    address: '0x0e97F666F1d99A60590F7Ce7fA5A5a7C754Ff714',
    kind: 'proxy',
    purpose:
      'Placeholder for the EIP-7002 withdrawal queue. It does nothing, and anything you send to it is lost.',
    sources: [
      sepoliaGenesis,
      besuSepoliaGenesis,
      `${predeploys}/UpgradeableWithdrawalQueuePredeploy.sol`,
    ],
    checked,
  },
  {
    name: 'UpgradeableConsolidationQueuePredeploy',
    network: 'sepolia',
    chain: 'lineaSepolia',
    group: 'rollup',
    address: '0x94D94Fac95855Ed81294ed76f6B3dA899E7063A8',
    kind: 'proxy',
    purpose:
      'Placeholder for the EIP-7251 consolidation queue. It does nothing, and anything you send to it is lost.',
    sources: [
      sepoliaGenesis,
      besuSepoliaGenesis,
      `${predeploys}/UpgradeableConsolidationQueuePredeploy.sol`,
    ],
    checked,
  },
  {
    name: 'L2MessageService',
    network: 'sepolia',
    chain: 'lineaSepolia',
    group: 'messaging',
    address: '0x971e727e956690b9957be6d51Ec16E73AcAC83A7',
    kind: 'proxy',
    purpose: 'Sends messages and ETH to L1, and lets any account claim messages from L1.',
    sources: [contractsPage, registry.lineaSepolia, sdk],
    checked,
  },
  {
    name: 'TokenBridge',
    network: 'sepolia',
    chain: 'lineaSepolia',
    group: 'tokenBridge',
    address: '0x93DcAdf238932e6e6a85852caC89cBd71798F463',
    kind: 'proxy',
    purpose:
      'Mints bridged copies of tokens from L1, and locks ERC-20 tokens that are native to Linea Sepolia.',
    sources: [contractsPage, registry.lineaSepolia, sdk],
    checked,
  },
  {
    name: 'WETH',
    network: 'sepolia',
    chain: 'lineaSepolia',
    group: 'token',
    address: '0x06565ed324Ee9fb4DB0FF80B7eDbE4Cb007555a3',
    kind: 'contract',
    purpose: 'Wrapped test ETH: deposit ETH to get it, withdraw to get ETH back. 18 decimals.',
    sources: [sepoliaTokens, ccip],
    checked,
  },
  {
    name: 'USDC',
    network: 'sepolia',
    chain: 'lineaSepolia',
    group: 'token',
    address: '0xFEce4462D57bD51A6A552365A011b95f0E16d9B7',
    kind: 'proxy',
    purpose: 'Test USDC. The TokenBridge rejects it: use Circle’s CCTP. 6 decimals.',
    sources: [registry.lineaSepolia, sepoliaTokens],
    checked,
  },

  // Linea Names, on both layers
  {
    name: 'L1Resolver',
    network: 'mainnet',
    chain: 'ethereum',
    group: 'names',
    address: '0x1507cE9421232FDBd302f5EbE4590F8D77FeBBFF',
    kind: 'contract',
    purpose:
      'Resolver for ENS names whose records are on Linea. Replaced its predecessor in March 2026.',
    sources: [namesPage, namesAudit],
    checked,
  },
  {
    name: 'LineaSparseProofVerifier',
    network: 'mainnet',
    chain: 'ethereum',
    group: 'names',
    address: '0x9a4b070A5A6C09C2d0f00309aC1613109A3F6b41',
    kind: 'contract',
    purpose: 'Checks Linea storage proofs against the state root in LineaRollup.',
    sources: [namesPage, namesAudit],
    checked,
  },
  {
    name: 'SparseMerkleProof',
    network: 'mainnet',
    chain: 'ethereum',
    group: 'names',
    address: '0x3dB97Ff4c9D1A2485B1DBe9c9e843359462A1661',
    kind: 'contract',
    purpose: 'Walks the sparse Merkle tree for the verifier.',
    sources: [namesPage, namesAudit],
    checked,
  },
  {
    name: 'Poseidon2',
    network: 'mainnet',
    chain: 'ethereum',
    group: 'names',
    address: '0x8f65FC8C9103e35967D5E8CEb0829E4df96D2c5D',
    kind: 'contract',
    purpose: 'Hash function of the sparse Merkle tree since Beta v5.2.',
    sources: [namesPage, namesAudit],
    checked,
  },
  {
    name: 'ENSRegistry',
    network: 'mainnet',
    chain: 'linea',
    group: 'names',
    address: '0x50130b669B28C339991d8676FA73CF122a121267',
    kind: 'contract',
    purpose: 'Registry of Linea Names: owners and resolvers of names under linea.eth.',
    sources: [`${ens}/lineaMainnet/ENSRegistry.json`, `${viemChains}/linea.ts`],
    checked,
  },
  {
    name: 'PublicResolver',
    network: 'mainnet',
    chain: 'linea',
    group: 'names',
    address: '0x86c5AED9F27837074612288610fB98ccC1733126',
    kind: 'contract',
    purpose: 'Records of names under linea.eth, which L1Resolver reads.',
    sources: [`${ens}/lineaMainnet/PublicResolver.json`, namesPage],
    checked,
  },
  {
    name: 'PohVerifier',
    network: 'mainnet',
    chain: 'linea',
    group: 'names',
    address: '0xBf14cFAFD7B83f6de881ae6dc10796ddD7220831',
    kind: 'contract',
    purpose: 'Checks the signature that confirms that an account belongs to a human.',
    sources: [`${ens}/lineaMainnet/PohVerifier.json`, humanityPage],
    checked,
  },
  {
    name: 'ENSRegistry',
    network: 'sepolia',
    chain: 'lineaSepolia',
    group: 'names',
    address: '0x5B2636F0f2137B4aE722C01dd5122D7d3e9541f7',
    kind: 'contract',
    purpose: 'Registry of Linea Names on the testnet.',
    sources: [`${ens}/lineaSepolia/ENSRegistry.json`, `${viemChains}/lineaSepolia.ts`],
    checked,
  },
];
