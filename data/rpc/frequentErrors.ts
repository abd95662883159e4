import type {ErrorProducer} from './schema';

export interface FrequentError {
  readonly producer: ErrorProducer;
  readonly message: string;
  /** A method that returns it, where others return the same message with another cause. Absent: the first of them. */
  readonly method?: string;
  /** What wallets, libraries and readers say instead. */
  readonly shortForms?: readonly string[];
}

/** What developers of applications meet first, in the order in which `/api/errors` shows it. */
export const frequentErrors: readonly FrequentError[] = [
  {
    producer: 'besu',
    message: 'Execution reverted (<reason>)',
    method: 'eth_call',
    shortForms: ['execution reverted'],
  },
  {
    producer: 'geth',
    message:
      'insufficient funds for gas * price + value: balance <wei>, tx cost <wei>, overshot <wei>',
    shortForms: [
      'insufficient funds',
      'insufficient funds for gas',
      'insufficient funds for gas * price + value',
    ],
  },
  {
    producer: 'besu',
    message: 'Upfront cost exceeds account balance',
    method: 'eth_estimateGas',
  },
  {producer: 'besu', message: 'Nonce too low'},
  {producer: 'besu', message: 'Replacement transaction underpriced'},
  {producer: 'besu', message: 'Gas price too low'},
  {producer: 'besu', message: 'Intrinsic gas exceeds gas limit'},
  {producer: 'besu', message: 'Transaction gas limit cap exceeded'},
  {
    producer: 'besu',
    message: 'Transaction <hash> line count for module <module>=<count> is above the limit <limit>',
  },
  {producer: 'besu', message: 'Requested range exceeds maximum RPC range limit'},
  {producer: 'besu', message: 'Method not found'},
  {producer: 'gateway', message: 'Too Many Requests'},
];
