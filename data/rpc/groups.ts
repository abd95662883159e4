/** The groups of JSON-RPC methods, in the order of the sidebar and of the table of methods. */
export const groups = [
  {
    key: 'linea',
    label: 'Linea',
    summary: 'What only Linea has: fees that include L1 data, proofs against L1, exclusions.',
  },
  {
    key: 'transactions',
    label: 'Transactions',
    summary: 'Send a transaction, and find out what became of it.',
  },
  {key: 'blocks', label: 'Blocks', summary: 'Blocks, their transactions and their receipts.'},
  {
    key: 'state',
    label: 'Accounts and state',
    summary: 'Balances, nonces, code, storage and their proofs.',
  },
  {
    key: 'calls',
    label: 'Calls, gas and fees',
    summary: 'Run a call without sending it, and price a transaction.',
  },
  {key: 'logs', label: 'Logs and filters', summary: 'Events of contracts, in past blocks and new.'},
  {
    key: 'chain',
    label: 'Chain and client',
    summary: 'Which chain answers, how far it is, and what software runs it.',
  },
  {key: 'debug', label: 'Debug', summary: 'Run a transaction again, step by step.'},
  {key: 'trace', label: 'Trace', summary: 'The calls inside a transaction or a block.'},
  {
    key: 'account-abstraction',
    label: 'Account abstraction',
    summary: 'User operations of ERC-4337.',
  },
] as const;

/** The group of a method. */
export type RpcGroup = (typeof groups)[number]['key'];
