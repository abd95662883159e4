import type {DrawnNode} from './drawnNode';
import {isVisible, lookOf, type Presentation} from './presentation';

/** An element of a drawing, or a piece of its text, and what stands in it. */
export interface Shape {
  readonly node: DrawnNode;
  readonly look: Presentation;
  readonly children: readonly Shape[];
}

type ChildrenOf = (node: DrawnNode) => readonly DrawnNode[];

// The words about a diagram are the page's matter, and what its style sheet says is in the style of each element.
// Markers are taken when an arrow uses them; shadows and gradients belong to looks that this site does not have.
const LEFT_OUT = new Set([
  ...['desc', 'script', 'style', 'title'],
  ...['filter', 'linearGradient', 'marker', 'symbol'],
]);
const GROUPS = new Set(['defs', 'g', 'svg']);
const TEXTS = new Set(['text', 'tspan']);
const FORMS = new Set(['circle', 'ellipse', 'line', 'path', 'polygon', 'polyline', 'rect']);

function isHidden({name, attributes, style}: DrawnNode): boolean {
  return (
    style.display === 'none' ||
    style.visibility === 'hidden' ||
    style.opacity === '0' ||
    (name === 'rect' && Number.parseFloat(attributes.width ?? '0') === 0)
  );
}

const isBlank = ({node, children}: Shape): boolean =>
  node.name === '#text' ? node.text.trim() === '' : children.every(isBlank);

/** A group; only what is in it when it does nothing to that. */
function groupShapes(node: DrawnNode, childrenOf: ChildrenOf): readonly Shape[] {
  const look = lookOf(node);
  const children = childrenOf(node).flatMap((child) => shapesOf(child, childrenOf));
  const isBare = node.attributes.transform === undefined && (look.opacity ?? '1') === '1';
  return isBare || children.length === 0 ? children : [{node, look, children}];
}

/** A text and its lines. One that has a single line is that line. */
function textShapes(node: DrawnNode, childrenOf: ChildrenOf): readonly Shape[] {
  const children = childrenOf(node)
    .flatMap((child): readonly Shape[] =>
      child.name === '#text'
        ? [{node: child, look: {}, children: []}]
        : textShapes(child, childrenOf),
    )
    .filter((child) => node.name === 'tspan' || !isBlank(child));
  const [line, ...others] = children;
  if (line === undefined || children.every(isBlank)) {
    return [];
  }
  const isLine = line.node.name === 'tspan';
  return isLine && others.length === 0
    ? [{...line, node: {...node, attributes: {...node.attributes, ...line.node.attributes}}}]
    : [{node, look: isLine ? line.look : lookOf(node), children}];
}

/** What a reader sees of an element. */
function shapesOf(node: DrawnNode, childrenOf: ChildrenOf): readonly Shape[] {
  if (node.name === '#text' || LEFT_OUT.has(node.name) || isHidden(node)) {
    return [];
  }
  if (GROUPS.has(node.name)) {
    return groupShapes(node, childrenOf);
  }
  if (TEXTS.has(node.name)) {
    return textShapes(node, childrenOf);
  }
  if (!FORMS.has(node.name)) {
    throw new Error(`drawings have no <${node.name}>. Write the diagram without what makes it`);
  }
  const look = lookOf(node);
  return isVisible(look) ? [{node, look, children: []}] : [];
}

/** The ids of the markers that an element and what is in it use. */
function markersOf({look, children}: Shape): readonly string[] {
  const own = Object.values(look).flatMap(
    (value) => /^url\("?#([^")]+)"?\)$/.exec(value)?.[1] ?? [],
  );
  return [...own, ...children.flatMap(markersOf)];
}

/** What a reader sees of a drawing: the markers that its arrows use, and its elements. */
export function shapeTree(nodes: readonly DrawnNode[]): readonly Shape[] {
  const childrenOf = (node: DrawnNode) => nodes.filter(({parent}) => nodes[parent] === node);
  const shapes = nodes.slice(0, 1).flatMap((root) => shapesOf(root, childrenOf));
  const used = new Set(shapes.flatMap(markersOf));
  const markers = nodes
    .filter(({name, attributes: {id = ''}}) => name === 'marker' && used.has(id))
    .map((node) => ({node, look: {}, children: groupShapes(node, childrenOf)}));
  return [...markers, ...shapes];
}
