import type {DrawnNode} from '../../../tools/diagrams/drawnNode';
import {sentinelOf} from '../../../tools/diagrams/sentinels';

/** A token's sentinel in the browser's format. */
export function computed(token: string): string {
  const digits = sentinelOf(token).match(/[0-9a-f]{2}/g) ?? [];
  return `rgb(${digits.map((pair) => Number.parseInt(pair, 16)).join(', ')})`;
}

const STYLE = {
  fill: computed('--ln-color-text'),
  'font-family': '"Geist Variable", sans-serif',
  'font-size': '15px',
  'font-weight': '400',
  stroke: 'none',
  'stroke-width': '1px',
  'text-anchor': 'middle',
};

/** An element in a test: name, attributes, computed style and children. */
export interface Sketch {
  readonly name: string;
  readonly attributes?: Readonly<Record<string, string>>;
  readonly style?: Readonly<Record<string, string>>;
  readonly inside?: readonly Sketch[];
  readonly text?: string;
}

function flatten(
  {name, attributes = {}, style = {}, inside = [], text = ''}: Sketch,
  nodes: DrawnNode[],
  parent: number,
): void {
  const place = nodes.push({name, parent, text, attributes, style: {...STYLE, ...style}}) - 1;
  for (const child of inside) {
    flatten(child, nodes, place);
  }
}

/** A drawing in the browser's format. */
export function drawn(...inside: readonly Sketch[]): DrawnNode[] {
  const nodes: DrawnNode[] = [];
  flatten({name: 'svg', attributes: {viewBox: '0 0 100.04 50'}, inside}, nodes, -1);
  return nodes;
}

/** A label of one line in Mermaid's format. */
export function label(text: string, style: Readonly<Record<string, string>> = {}): Sketch {
  const word = {name: 'tspan', style, inside: [{name: '#text', text}]};
  const line = {name: 'tspan', attributes: {x: '0', dy: '1.1em'}, style, inside: [word]};
  return {name: 'text', attributes: {y: '-10.1', class: 'label'}, style, inside: [line]};
}
