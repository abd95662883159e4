import type {LimitGroup} from './schema';

const source = 'Consensys/linea-monorepo@cb180134';

/** What bounds the staking of bridged ETH on Linea Mainnet. */
export const yieldBoost: LimitGroup = {
  caption: 'Yield Boost parameters on Linea Mainnet',
  columns: ['Parameter', 'Value', 'As of'],
  limits: [
    {
      what: 'Reserve target, share',
      key: 'targetWithdrawalReservePercentageBps',
      cells: ['40%', 'September 2026, Security Council record'],
    },
    {
      what: 'Reserve minimum, share',
      key: 'minimumWithdrawalReservePercentageBps',
      cells: ['35%', 'September 2026, Security Council record'],
    },
    {
      what: 'Reserve target, amount',
      key: 'targetWithdrawalReserveAmount',
      cells: ['20,000 ETH', 'Read on July 20, 2026; unchanged since (council record)'],
    },
    {
      what: 'Reserve minimum, amount',
      key: 'minimumWithdrawalReserveAmount',
      cells: ['17,500 ETH', 'Read on July 20, 2026; unchanged since (council record)'],
    },
    {
      what: 'User ETH in the vault',
      key: 'userFundsInYieldProvidersTotal',
      cells: ['5,699 ETH', 'Read on July 20, 2026, when 10% could be staked'],
    },
    {
      what: 'stETH that the vault can mint',
      key: 'shareLimit',
      cells: ['4,071 shares', 'Vault connection, April 2026'],
    },
    {
      what: 'Reserve ratio that Lido requires for minted stETH',
      key: 'reserveRatioBP',
      cells: ['50%', 'Vault connection, April 2026'],
    },
    {
      what: 'Node operator fee',
      key: 'feeRate',
      cells: ['9.9%', 'Vault connection, April 2026'],
    },
    {
      what: 'Lido fees: infrastructure, liquidity, reservation',
      key: 'infraFeeBP, liquidityFeeBP, reservationFeeBP',
      cells: ['1%, 6.5%, 0%', 'Vault connection, April 2026'],
    },
    {
      what: 'ETH that Lido locks in a connected vault',
      key: 'CONNECT_DEPOSIT',
      cells: ['1 ETH', 'Lido documentation'],
    },
    {
      what: 'Age at which a Lido report is stale',
      key: 'REPORT_FRESHNESS_DELTA',
      cells: ['2 days', 'Lido documentation'],
    },
    {
      what: 'ETH that a permissionless request leaves in a validator',
      key: 'MIN_0X02_VALIDATOR_ACTIVATION_BALANCE_GWEI',
      cells: ['32 ETH', 'Source code, June 2026'],
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
