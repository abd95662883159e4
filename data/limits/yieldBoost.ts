import type {LimitGroup} from './schema';

const source = 'Consensys/linea-monorepo@cb180134';

/** What bounds the staking of bridged ETH on Linea Mainnet. */
export const yieldBoost: LimitGroup = {
  caption: 'Numbers of Yield Boost on Linea Mainnet',
  columns: ['What', 'Value', 'As of'],
  limits: [
    {
      what: 'Target of the reserve, share',
      key: 'targetWithdrawalReservePercentageBps',
      cells: ['40%', 'September 2026, record of the Security Council'],
    },
    {
      what: 'Minimum of the reserve, share',
      key: 'minimumWithdrawalReservePercentageBps',
      cells: ['35%', 'September 2026, record of the Security Council'],
    },
    {
      what: 'Target of the reserve, amount',
      key: 'targetWithdrawalReserveAmount',
      cells: ['20,000 ETH', 'read on July 20, 2026; by the record unchanged since'],
    },
    {
      what: 'Minimum of the reserve, amount',
      key: 'minimumWithdrawalReserveAmount',
      cells: ['17,500 ETH', 'read on July 20, 2026; by the record unchanged since'],
    },
    {
      what: 'ETH of users in the vault',
      key: 'userFundsInYieldProvidersTotal',
      cells: ['5,699 ETH', 'read on July 20, 2026, when 10% could be staked'],
    },
    {
      what: 'stETH that the vault may mint',
      key: 'shareLimit',
      cells: ['4,071 shares', 'connection of the vault, April 2026'],
    },
    {
      what: 'Reserve ratio that Lido asks for minted stETH',
      key: 'reserveRatioBP',
      cells: ['50%', 'connection of the vault, April 2026'],
    },
    {
      what: 'Fee of the node operator',
      key: 'feeRate',
      cells: ['9.9%', 'connection of the vault, April 2026'],
    },
    {
      what: 'Fees of Lido: infrastructure, liquidity, reservation',
      key: 'infraFeeBP, liquidityFeeBP, reservationFeeBP',
      cells: ['1%, 6.5%, 0%', 'connection of the vault, April 2026'],
    },
    {
      what: 'ETH that Lido locks in a connected vault',
      key: 'CONNECT_DEPOSIT',
      cells: ['1 ETH', 'documentation of Lido'],
    },
    {
      what: 'Age at which a report of Lido counts as stale',
      key: 'REPORT_FRESHNESS_DELTA',
      cells: ['2 days', 'documentation of Lido'],
    },
    {
      what: 'ETH that a permissionless request leaves in a validator',
      key: 'MIN_0X02_VALIDATOR_ACTIVATION_BALANCE_GWEI',
      cells: ['32 ETH', 'source, June 2026'],
    },
  ],
  sources: [
    'Consensys-Incorporated/doc.linea@3853886a:docs/changelog/security-council-record.mdx',
    'l2beat/l2beat@0a696177:packages/config/src/projects/linea/discovered.json',
    `${source}:contracts/src/yield/YieldManager.sol`,
    `${source}:contracts/src/yield/LidoStVaultYieldProvider.sol`,
    'https://docs.lido.fi/contracts/vault-hub',
  ],
  checked: '2026-11-22',
};
