import {finality} from '../../data/limits/finality';
import {box, circle, type Drawing, path, text, WIDTH} from './shapes';

const HEIGHT = 712;
/** The x of the line that connects the steps. */
const LINE = 68;
const WORDS = 108;
const RIGHT = WIDTH - 44;
const DETAIL = 34;

/** A time of data/limits/finality.ts. */
function timeOf(stage: string): string {
  const time = finality.limits.find(({what}) => what === stage)?.cells[0];
  if (time === undefined) {
    throw new Error(`data/limits/finality.ts has no stage "${stage}"`);
  }
  return String(time);
}

interface Step {
  /** Its baseline. */
  readonly y: number;
  readonly title: string;
  readonly details?: readonly string[];
  /** The time that it takes, and what kind of time that is. */
  readonly times?: readonly [string, ...string[]];
  /** Whether it is a transaction that the reader sends. */
  readonly isYours?: boolean;
  /** Whether the next step can take hours. */
  readonly isFollowedByWait?: boolean;
}

const steps: readonly Step[] = [
  {
    y: 112,
    title: 'You send ETH to Ethereum',
    details: ['The amount, and a small fee'],
    isYours: true,
  },
  {
    y: 202,
    title: 'Included in a block',
    times: [timeOf('Soft finality')],
    isFollowedByWait: true,
  },
  {
    y: 286,
    title: 'Batched and proven',
    details: ['Linea submits the data,', 'then the proof, to L1'],
    times: ['2 to 12 hours', 'usually'],
    isFollowedByWait: true,
  },
  {
    y: 484,
    title: 'Finalized on Ethereum',
    details: ['Your withdrawal is ready to claim'],
    isFollowedByWait: true,
  },
  {
    y: 574,
    title: 'You claim',
    details: ['You pay gas on Ethereum'],
    times: ['at any time', 'never expires'],
    isYours: true,
  },
  {y: 664, title: 'ETH received', times: ['after one block']},
];

const layer = (y: number, height: number, name: string) => [
  box([20, y], [WIDTH - 40, height], {fill: 'bg', stroke: 'border', radius: 14}),
  text([WORDS, y + 42], name, {color: 'accent', weight: 600}),
];

/** The line to the next step: dotted while the reader waits. */
const lines = steps.slice(1).map(({y}, index) =>
  path(`M${LINE} ${(steps[index]?.y ?? 0) + 14}V${y - 32}`, {
    stroke: 'accent',
    width: 4,
    ...(steps[index]?.isFollowedByWait && {dashes: '0 12'}),
  }),
);

const shapesOf = ({y, title, details = [], times: [time, ...notes] = [''], isYours}: Step) => [
  isYours
    ? circle([LINE, y - 9], 14, {fill: 'accent'})
    : circle([LINE, y - 9], 12, {fill: 'bg', stroke: 'accent', width: 4}),
  text([WORDS, y], title, {size: 26, weight: 600}),
  ...details.map((line, index) =>
    text([WORDS, y + DETAIL * (index + 1)], line, {color: 'text-muted'}),
  ),
  ...(time === '' ? [] : [text([RIGHT, y], time, {size: 24, weight: 600, anchor: 'end'})]),
  ...notes.map((note, index) =>
    text([RIGHT, y + DETAIL * (index + 1)], note, {color: 'text-muted', anchor: 'end'}),
  ),
];

/** The life of a withdrawal of ETH, with the times of docs/get-started/how-to/bridge/track-transfers.mdx. */
export const withdrawalTimeline: Drawing = {
  name: 'withdrawal-timeline',
  height: HEIGHT,
  shapes: [
    box([1, 1], [WIDTH - 2, HEIGHT - 2], {fill: 'surface', stroke: 'border', radius: 16}),
    ...layer(20, 212, 'Linea (L2)'),
    ...layer(392, 300, 'Ethereum (L1)'),
    ...lines,
    ...steps.flatMap(shapesOf),
  ],
};
