import type {ContractFacts} from './schema';

/**
 * The groups of the contract reference, in sidebar order. `folder` is the first folder of the contracts' pages. `page` is
 * the group's own page. Both are below `/api/linea-smart-contracts/`. `rollup-contracts` can't collide with a contract's
 * page, because contract names have no hyphen.
 */
export const contractGroups = [
  {
    folder: '',
    page: 'rollup-contracts',
    label: 'Rollup',
    summary: 'Accept L2 data and validity proofs on Ethereum, and finalize L2 blocks.',
  },
  {
    folder: 'rollup',
    page: 'rollup/index',
    label: 'Data and forced transactions',
    summary: 'Parts of the rollup that take in L2 data and transactions from L1.',
  },
  {
    folder: 'messageservice',
    page: 'messageservice/index',
    label: 'Message service',
    summary: 'Send, anchor, prove and claim messages between the layers.',
  },
  {
    folder: 'tokenbridge',
    page: 'tokenbridge/index',
    label: 'Token bridge',
    summary: 'Move ERC-20 tokens between the layers, and represent them on the other side.',
  },
  {
    folder: 'yield',
    page: 'yield/index',
    label: 'Yield',
    summary: 'Stake part of the bridged ETH on L1.',
  },
  {
    folder: 'lib',
    page: 'lib/index',
    label: 'Access and libraries',
    summary: 'Roles, pauses, proxies and proofs that the other contracts share.',
  },
  {
    folder: 'interfaces',
    page: 'interfaces/index',
    label: 'Interfaces',
    summary: 'Functions, events and errors to import and decode.',
  },
] as const;

/** The folder that sets the group of a contract's page. */
export const folderOf = ({page = ''}: ContractFacts) =>
  page.includes('/') ? page.slice(0, page.indexOf('/')) : '';
