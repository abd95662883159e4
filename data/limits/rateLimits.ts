import type {LimitGroup} from './schema';

/** How much ETH may cross to L1 in a period. */
export const rateLimits: LimitGroup = {
  caption: 'Rate limits on Linea Mainnet, for all users together',
  columns: ['Call', 'Per 24 hours', 'Since'],
  limits: [
    {
      what: '`sendMessage` on L2: the value and the remaining fee',
      key: 'L2MessageService.limitInWei',
      cells: ['8,000 ETH', 'April 28, 2026; 24,000 ETH before'],
    },
    {
      what: 'Claim on L1: value and fee',
      key: 'LineaRollup.limitInWei',
      cells: ['10,000 ETH', 'April 21, 2026; 30,000 ETH before'],
    },
    {
      what: '`sendMessage` on L1 and claims on L2',
      cells: ['No limit', 'Always'],
    },
  ],
  sources: [
    'Consensys-Incorporated/doc.linea@3853886a:docs/changelog/security-council-record.mdx',
    'l2beat/l2beat@0a696177:packages/config/src/projects/linea/discovered.json',
    'l2beat/l2beat@0a696177:packages/config/src/projects/linea/changelog.json',
    'Consensys/linea-monorepo@cb180134:contracts/src/security/limiting/RateLimiter.sol',
    'Consensys/linea-monorepo@cb180134:contracts/src/messaging/l1/L1MessageService.sol',
    'Consensys/linea-monorepo@cb180134:contracts/src/messaging/l2/v1/L2MessageServiceV1.sol',
  ],
  checked: '2026-11-22',
};
