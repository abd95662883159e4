import {type SiteTool, siteTools} from '@site/data/siteTools';
import {block, brackets, type Picture, row} from '../../brand/picture';

/** A tool with its card's picture. */
interface Tool extends Pick<SiteTool, 'title' | 'text' | 'to'> {
  readonly picture: Picture;
  /** Words in the picture: their place, then the text. */
  readonly labels: readonly (readonly [x: number, y: number, text: string])[];
}

const WIDTH = 208;
const HEIGHT = 80;

/** The cards of tools. A new tool is one more entry here and in `data/siteTools.ts`. */
export const tools = [
  {
    ...siteTools.decoder,
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
    ...siteTools.feeCalculator,
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
    ...siteTools.playground,
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
    ...siteTools.endpointCheck,
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
