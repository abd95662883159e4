import {describe, expect, it} from 'vitest';
import {svgOf} from '../../../tools/diagrams/svgOf';
import {parseDrawing} from '../../../src/markdown/remarkDiagram/drawing';
import {computed, drawn, label, type Sketch} from './drawnNodes';

const svg = (...inside: readonly Sketch[]) =>
  svgOf(drawn(...inside), {file: 'diagrams/a/b.c-1.svg', hash: '0123abcd'});

/** The content of a drawing, one element per line, without the common start and end. */
const content = (...inside: readonly Sketch[]) =>
  svg(...inside)
    .split('\n')
    .slice(2, -3);

const box: Sketch = {
  name: 'rect',
  attributes: {class: 'node', style: 'fill: red', x: '-1.04', y: '0', width: '10', height: '5.55'},
  style: {
    fill: computed('--ln-color-surface-strong'),
    stroke: computed('--ln-color-border-strong'),
    rx: '4px',
  },
};

describe('the SVG of a drawing', () => {
  it('has the colors of the page and nothing that the drawing does not need', () => {
    expect(content(box)).toEqual([
      '<rect x="-1" y="0" width="10" height="5.6" fill="var(--ln-color-surface-strong)" stroke="var(--ln-color-border-strong)" rx="4"/>',
    ]);
  });

  it('can be read again, with what it was drawn from', () => {
    const {hash, viewBox, content: inside = ''} = parseDrawing(svg(box)) ?? {};
    expect(hash).toBe('0123abcd');
    expect(viewBox).toBe('0 0 100 50');
    expect(inside).toMatch(/^<g fill="var\(--ln-color-text\)"[^>]*>\n<rect .*\n<\/g>$/);
  });

  it.each([
    ['a fill', {fill: 'rgb(255, 153, 255)'}, 'the fill rgb(255, 153, 255) is no token. Take the'],
    ['a stroke', {stroke: 'rgb(0, 0, 0)'}, 'the stroke rgb(0, 0, 0) is no token'],
    ['a color function', {fill: 'color(srgb 0.1 0.2 0.3)'}, 'the fill color(srgb 0.1 0.2 0.3) is'],
  ])('fails on %s that is left over, naming it and the fix', (_name, style, message) => {
    expect(() => svg({...box, style})).toThrow(message);
    expect(() => svg({...box, style})).toThrow('config/diagrams.ts');
  });

  it('fails on the color of a text that is left over', () => {
    expect(() => svg(label('a', {fill: 'rgb(51, 51, 51)'}))).toThrow('rgb(51, 51, 51) is no token');
  });

  it('ignores an invisible color', () => {
    const black = {stroke: 'rgb(0, 0, 0)', fill: 'none'};
    expect(content({...box, style: {...black, 'stroke-width': '0px'}})).toEqual([]);
    expect(content({...box, style: {...black, display: 'none'}})).toEqual([]);
    expect(content({...box, style: {...black, opacity: '0'}})).toEqual([]);
    expect(content({...box, attributes: {}, style: black})).toEqual([]);
  });

  it('keeps what is half transparent', () => {
    const half = computed('--ln-color-bg').replace(/rgb(.*)\)/, 'rgba$1, 0.5)');
    expect(content({...box, style: {fill: half}})[0]).toContain('fill-opacity="0.5"');
  });

  it('fails on a font that the page does not have', () => {
    expect(() => svg(label('a', {'font-family': 'Arial'}))).toThrow(
      'the font Arial is not the one of the page',
    );
  });

  it('fails on an element that drawings do not have', () => {
    expect(() => svg({name: 'foreignObject'})).toThrow('drawings have no <foreignObject>');
  });

  it('keeps the words of a label as plain text, and drops empty ones', () => {
    expect(content(label('a < b & "c"'), label(' '))).toEqual([
      '<text y="-10.1" x="0" dy="1.1em">a &lt; b &amp; &quot;c&quot;</text>',
    ]);
    const lines = [label('one'), label('two')].flatMap(({inside = []}) => inside);
    expect(content({name: 'text', attributes: {y: '1'}, inside: lines})).toEqual([
      '<text y="1"><tspan x="0" dy="1.1em">one</tspan><tspan x="0" dy="1.1em">two</tspan></text>',
    ]);
  });

  it('keeps a group only for what it does', () => {
    const moved = {name: 'g', attributes: {transform: 'translate(1.23, 4)', id: 'x'}};
    expect(
      content({name: 'g', attributes: {class: 'root'}, inside: [{...moved, inside: [box]}]}),
    ).toEqual(['<g transform="translate(1.2, 4)">', expect.stringContaining('<rect'), '</g>']);
    expect(content({...moved, inside: [{name: 'style', text: 'a { color: red }'}]})).toEqual([]);
  });

  it('keeps the heads of its arrows, under names of its own, and no others', () => {
    const arrow = {name: 'path', attributes: {d: 'M0,0'}};
    const marker = (id: string) => ({name: 'marker', attributes: {id, refX: '5'}, inside: [arrow]});
    const line = {
      name: 'line',
      attributes: {x1: '0', x2: '9.99'},
      style: {stroke: computed('--ln-color-text-muted'), 'marker-end': 'url("#head")'},
    };
    expect(content({name: 'defs', inside: [marker('other'), marker('head')]}, line)).toEqual([
      '<marker id="a-b-c-1-1" refX="5">',
      '<path d="M0 0"/>',
      '</marker>',
      '<line x1="0" x2="10" stroke="var(--ln-color-text-muted)" marker-end="url(#a-b-c-1-1)"/>',
    ]);
  });

  it('keeps dashes, and no pattern without gaps', () => {
    const line = (pattern: string) => ({
      name: 'line',
      style: {stroke: computed('--ln-color-text'), 'stroke-dasharray': pattern},
    });
    expect(content(line('3px'))[0]).toContain('stroke-dasharray="3"');
    expect(content(line('2px, 1.5px'))[0]).toContain('stroke-dasharray="2 1.5"');
    expect(content(line('0px'))[0]).not.toContain('dasharray');
    expect(content(line('1px, 0px'))[0]).not.toContain('dasharray');
  });

  it('shortens an outline of many pieces', () => {
    const path = {
      name: 'path',
      attributes: {d: 'M0 0 L10 0 L10 5 C10 7 10 8 10 10'},
      style: {fill: 'none', stroke: computed('--ln-color-text')},
    };
    expect(content(path)).toEqual([
      '<path d="M0 0h10v10" fill="none" stroke="var(--ln-color-text)"/>',
    ]);
  });
});
