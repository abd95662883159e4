import {block, brackets, type Picture, row} from '../../brand/picture';

/** A tool of this site that runs in the reader's browser. */
export interface Tool {
  readonly title: string;
  /** One sentence: what the tool answers. */
  readonly text: string;
  readonly to: `/${string}`;
  readonly picture: Picture;
  /** Words in the picture: their place, then the text. */
  readonly labels: readonly (readonly [x: number, y: number, text: string])[];
}

const WIDTH = 208;
const HEIGHT = 80;

/** The cards of tools. A new tool is one more entry. */
export const tools = [
  {
    title: 'Decoder',
    text: 'Read calldata, revert data, a log or a receipt as names and values.',
    to: '/api/decoder',
    picture: {
      width: WIDTH,
      height: HEIGHT,
      lines: `${brackets(88, 206, 4, 76)}M62 40H88`,
      outlined: block(102, 34, 12) + block(102, 56, 12),
      made: block(102, 12, 12),
    },
    labels: [
      [0, 44, '0xa905…'],
      [124, 22, 'transfer'],
      [124, 44, 'address'],
      [124, 66, 'uint256'],
    ],
  },
  {
    title: 'Fee calculator',
    text: 'Calculate a transaction’s fee from its size, its gas and the current prices.',
    to: '/technology/gas-fees#calculator',
    picture: {
      width: WIDTH,
      height: HEIGHT,
      lines: 'M1 48v6H207v-6',
      outlined: 'M1 20h8v20H1z',
      made: 'M15 20H207v20H15z',
    },
    labels: [
      [0, 12, 'base'],
      [144, 12, 'priority'],
      [53, 74, 'price per gas'],
    ],
  },
  {
    title: 'RPC playground',
    text: 'Edit a JSON-RPC request, send it to an endpoint, and read the response.',
    to: '/api/reference/eth-getbalance#example',
    picture: {
      width: WIDTH,
      height: HEIGHT,
      lines: 'M44 24H160M154 19l6 5-6 5',
      missing: 'M160 58H44M50 53l-6 5 6 5',
      made: row(80, 18, 12, 2, 22) + block(96, 52, 12),
    },
    labels: [
      [0, 45, 'you'],
      [172, 45, 'node'],
    ],
  },
  {
    title: 'Endpoint check',
    text: 'See whether the public endpoints respond, with the newest block and its age.',
    to: '/get-started/build/network-info#live-status',
    picture: {
      width: WIDTH,
      height: HEIGHT,
      lines: 'M0 40H156',
      missing: `${block(156, 26, 28)}M184 40H208`,
      made: row(8, 32, 16, 5, 28),
    },
    labels: [
      [106, 72, 'latest'],
      [154, 16, 'next'],
    ],
  },
] as const satisfies readonly Tool[];
