import type {ContractFacts} from './schema';

/** The groups of the contract reference in sidebar order, by the first folder of a page. */
export const contractGroups = [
  {folder: '', label: 'Rollup'},
  {folder: 'rollup', label: 'Data and forced transactions'},
  {folder: 'messageservice', label: 'Message service'},
  {folder: 'tokenbridge', label: 'Token bridge'},
  {folder: 'yield', label: 'Yield'},
  {folder: 'lib', label: 'Access and libraries'},
  {folder: 'interfaces', label: 'Interfaces'},
] as const;

/** The folder that sets the group of a contract's page. */
export const folderOf = ({page = ''}: ContractFacts) =>
  page.includes('/') ? page.slice(0, page.indexOf('/')) : '';
