import {publishedUrl} from '../../config/site';
import {chains, networks} from '../../data/networks';
import {box, circle, type Drawing, path, text, WIDTH} from './shapes';

const {name, chainId, explorers} = chains.linea;
const {currency, rpc} = networks.mainnet;

const HEIGHT = 652;
const LEFT = 52;
const RIGHT = WIDTH - LEFT;
/** Larger than elsewhere, because the drawing stands in a step, which is narrower than the page. */
const SIZE = 26;
/** The left edge of the values. */
const VALUES = 270;
const FIRST_ROW = 206;
const ROW = 66;
const BUTTON = (RIGHT - LEFT - 24) / 2;

interface Row {
  readonly label: string;
  readonly value: string;
  readonly isCode?: boolean;
  /** Whether the reader has to check it. */
  readonly isChecked?: boolean;
}

/** What the wallet would add. */
const rows: readonly Row[] = [
  {label: 'Network name', value: name},
  {label: 'RPC URL', value: rpc.http[0].url, isCode: true, isChecked: true},
  {label: 'Chain ID', value: String(chainId), isCode: true},
  {label: 'Currency', value: currency.symbol},
  {label: 'Block explorer', value: explorers[0].url, isCode: true},
];

const walletIcon = [
  box([LEFT, 48], [72, 72], {fill: 'accent-soft', radius: 16}),
  path(
    'M-18-11v23a5 5 0 0 0 5 5h27a5 5 0 0 0 5-5v-15a5 5 0 0 0-5-5h-27a4.5 4.5 0 0 1 0-9h24',
    {stroke: 'accent', width: 3},
    [LEFT + 36, 85],
  ),
  circle([LEFT + 44, 90], 3, {fill: 'accent'}),
];

/** Marks the row whose baseline is at `y`. The mark hangs below, where the next value is short. */
const mark = (y: number) => [
  box([LEFT - 20, y - 42], [RIGHT - LEFT + 40, 66], {
    fill: 'accent-soft',
    stroke: 'accent',
    width: 3,
  }),
  box([RIGHT - 192, y + 13], [192, 46], {fill: 'accent', radius: 23}),
  text([RIGHT - 96, y + 45], 'Check this', {
    size: SIZE,
    color: 'on-accent',
    weight: 600,
    anchor: 'middle',
  }),
];

function row({label, value, isCode = false, isChecked = false}: Row, index: number): string[] {
  const y = FIRST_ROW + index * ROW;
  return [
    ...(isChecked ? mark(y) : []),
    text([LEFT, y], label, {size: SIZE, color: isChecked ? 'text' : 'text-muted'}),
    text([VALUES, y], value, {size: SIZE, mono: isCode, weight: isChecked ? 600 : 400}),
  ];
}

function button(x: number, label: string, isMain: boolean): string[] {
  const look = isMain ? {fill: 'accent'} : {fill: 'bg', stroke: 'border-strong'};
  return [
    box([x, 532], [BUTTON, 68], look),
    text([x + BUTTON / 2, 575], label, {
      size: SIZE,
      weight: 600,
      color: isMain ? 'on-accent' : 'text',
      anchor: 'middle',
    }),
  ];
}

/** A wallet's dialog when a site asks to add Linea Mainnet: of no wallet in particular. */
export const walletAddNetwork: Drawing = {
  name: 'wallet-add-network',
  height: HEIGHT,
  shapes: [
    box([1, 1], [WIDTH - 2, HEIGHT - 2], {fill: 'surface', stroke: 'border', radius: 20}),
    box([16, 16], [WIDTH - 32, HEIGHT - 32], {fill: 'bg', stroke: 'border-strong', radius: 18}),
    ...walletIcon,
    text([LEFT + 92, 79], 'Add a network', {size: 32, weight: 600}),
    text([LEFT + 92, 115], `Requested by ${new URL(publishedUrl).host}`, {
      size: SIZE,
      color: 'text-muted',
    }),
    path(`M${LEFT} 146H${RIGHT}`, {stroke: 'border'}),
    ...rows.flatMap(row),
    ...button(LEFT, 'Cancel', false),
    ...button(RIGHT - BUTTON, 'Approve', true),
  ],
};
