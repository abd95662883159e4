import {readFileSync} from 'node:fs';
import path from 'node:path';
import {chains} from '../../data/networks';
import {box, checkMark, clipped, type Drawing, path as outline, text, WIDTH} from './shapes';

const HEIGHT = 740;
const LEFT = 36;
const RIGHT = WIDTH - LEFT;
const CODE_TOP = 492;
const CODE_LINE = 34;
const KEYWORDS = new Set(['pragma', 'contract', 'address', 'public', 'immutable']);

const example = path.resolve(__dirname, '../../examples/verify-contract');
const read = (file: string) => readFileSync(path.join(example, file), 'utf8');

/** The example's address, compiler and source, as the page shows them. */
const address = '0x5FbDB2315678afecb367f032d93F642f64180aa3';
const [, compiler = ''] = /^compiler=(\S+)$/m.exec(read('commands.sh')) ?? [];
const [, runs = ''] = /enabled: true, runs: (\d+)/.exec(read('src/writeInput.ts')) ?? [];
const source = read('contracts/TicketOffice.sol').split('\n');
const [, license = ''] = /SPDX-License-Identifier: (\S+)/.exec(source[0] ?? '') ?? [];

const tabs = [
  text([LEFT, 206], 'Transactions', {color: 'text-muted'}),
  text([228, 206], 'Contract', {weight: 600}),
  checkMark([358, 198], 'success', 'bg'),
  text([416, 206], 'Events', {color: 'text-muted'}),
  outline(`M${LEFT} 228H${RIGHT}`, {stroke: 'border'}),
  outline('M228 228H372', {stroke: 'accent', width: 4}),
];

const verified = [
  box([LEFT, 252], [RIGHT - LEFT, 60], {fill: 'success-soft'}),
  checkMark([LEFT + 36, 282], 'success', 'success-soft'),
  text([LEFT + 66, 290], 'Source code verified', {size: 24, weight: 600, color: 'success'}),
];

const setting = (x: number, label: string, value: string, mono = false) => [
  text([x, 354], label, {color: 'text-muted'}),
  text([x, 386], value, {mono}),
];

/** The parts of the tab: the selected one is filled. */
const part = (x: number, label: string, isSelected: boolean) => [
  box([x, 420], [104, 46], {
    fill: isSelected ? 'accent' : 'surface-strong',
    radius: 23,
  }),
  text([x + 52, 451], label, {
    color: isSelected ? 'on-accent' : 'text',
    anchor: 'middle',
    ...(isSelected && {weight: 600}),
  }),
];

/** A line of code, with keywords in the accent color and comments muted. */
function colored(line: string): readonly (readonly [string, string])[] {
  return line.startsWith('//')
    ? [[line, 'text-muted']]
    : line.split(/\b/).map((part) => [part, KEYWORDS.has(part) ? 'accent' : 'text']);
}

function codeLine(line: string, index: number): string[] {
  const y = CODE_TOP + 36 + index * CODE_LINE;
  return [
    text([LEFT + 34, y], String(index + 1), {mono: true, color: 'text-muted', anchor: 'end'}),
    ...(line === '' ? [] : [text([LEFT + 56, y], colored(line), {mono: true})]),
  ];
}

/** A contract's page after verification: of no block explorer in particular. */
export const verifiedContract: Drawing = {
  name: 'verified-contract',
  height: HEIGHT,
  shapes: [
    box([1, 1], [WIDTH - 2, HEIGHT - 2], {fill: 'bg', stroke: 'border', radius: 16}),
    outline(`M1 64V17A16 16 0 0 1 17 1H${WIDTH - 17}A16 16 0 0 1 ${WIDTH - 1} 17V64Z`, {
      fill: 'surface',
      stroke: 'border',
    }),
    text([LEFT, 42], 'Block explorer', {weight: 600}),
    text([RIGHT, 42], chains.lineaSepolia.name, {color: 'text-muted', anchor: 'end'}),
    text([LEFT, 108], 'Contract', {size: 26, weight: 600}),
    text([LEFT, 146], address, {mono: true}),
    ...tabs,
    ...verified,
    ...setting(LEFT, 'Compiler', `v${compiler}`, true),
    ...setting(382, 'Optimization', `Yes, ${runs} runs`),
    ...setting(590, 'License', license),
    ...part(LEFT, 'Code', true),
    ...part(LEFT + 116, 'Read', false),
    ...part(LEFT + 232, 'Write', false),
    box([LEFT, CODE_TOP], [RIGHT - LEFT, HEIGHT - CODE_TOP - 22], {
      fill: 'surface',
      stroke: 'border',
    }),
    clipped(
      'code',
      [LEFT, CODE_TOP],
      [RIGHT - LEFT - 8, HEIGHT - CODE_TOP - 22],
      source.slice(0, 6).flatMap(codeLine),
    ),
  ],
};
