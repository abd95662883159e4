import type {RpcMethod} from '../schema';

/** The public endpoints and Infura for a method that neither Linea's nor Infura's list contains. */
export const unlisted = [
  {
    place: 'public endpoint',
    answers: 'unconfirmed',
    note: 'Not listed by Linea. Send a request to check.',
  },
  {
    place: 'Infura',
    answers: 'unconfirmed',
    note: 'Infura’s method list for Linea doesn’t contain it.',
  },
] as const satisfies RpcMethod['availability'];
