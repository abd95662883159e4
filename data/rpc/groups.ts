/** The groups of JSON-RPC methods, in the order of the sidebar and of the table of methods. */
export const groups = [
  {
    key: 'linea',
    label: 'Linea',
    summary:
      'Methods that only Linea has: fees with L1 data, proofs against L1, excluded transactions.',
  },
  {
    key: 'transactions',
    label: 'Transactions',
    summary: 'Send a transaction and check its status.',
  },
  {key: 'blocks', label: 'Blocks', summary: 'Read blocks, their transactions and their receipts.'},
  {
    key: 'state',
    label: 'Accounts and state',
    summary: 'Read balances, nonces, code, storage and their proofs.',
  },
  {
    key: 'calls',
    label: 'Calls, gas and fees',
    summary: 'Run a call without sending it, and price a transaction.',
  },
  {key: 'logs', label: 'Logs and filters', summary: 'Read contract events in past and new blocks.'},
  {
    key: 'chain',
    label: 'Chain and client',
    summary: 'Read the chain ID, sync status and client software.',
  },
  {key: 'debug', label: 'Debug', summary: 'Trace the execution of a transaction step by step.'},
  {key: 'trace', label: 'Trace', summary: 'List the calls inside a transaction or a block.'},
  {
    key: 'account-abstraction',
    label: 'Account abstraction',
    summary: 'Send and follow ERC-4337 user operations.',
  },
] as const;

/** The group of a method. */
export type RpcGroup = (typeof groups)[number]['key'];
