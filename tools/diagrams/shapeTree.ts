import type {DrawnNode} from './drawnNode';
import {isVisible, lookOf, type Presentation} from './presentation';

/** An element or text of a drawing, with its children. */
export interface Shape {
  readonly node: DrawnNode;
  readonly look: Presentation;
  readonly children: readonly Shape[];
}

type ChildrenOf = (node: DrawnNode) => readonly DrawnNode[];

// Omitted elements. The page contains the diagram's description, the stylesheet's rules are in the
// style of each element, and markers are added where an arrow uses them. The site uses no shadows
// or gradients.
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

/** A group, or only its children if the group changes nothing. */
function groupShapes(node: DrawnNode, childrenOf: ChildrenOf): readonly Shape[] {
  const look = lookOf(node);
  const children = childrenOf(node).flatMap((child) => shapesOf(child, childrenOf));
  const isBare = node.attributes.transform === undefined && (look.opacity ?? '1') === '1';
  return isBare || children.length === 0 ? children : [{node, look, children}];
}

/** A text with its lines. A text with one line becomes that line. */
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

/** The visible part of an element. */
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

/** The IDs of the markers that an element and its descendants use. */
function markersOf({look, children}: Shape): readonly string[] {
  const own = Object.values(look).flatMap(
    (value) => /^url\("?#([^")]+)"?\)$/.exec(value)?.[1] ?? [],
  );
  return [...own, ...children.flatMap(markersOf)];
}

/** The visible part of a drawing: its elements, and the markers of its arrows. */
export function shapeTree(nodes: readonly DrawnNode[]): readonly Shape[] {
  const childrenOf = (node: DrawnNode) => nodes.filter(({parent}) => nodes[parent] === node);
  const shapes = nodes.slice(0, 1).flatMap((root) => shapesOf(root, childrenOf));
  const used = new Set(shapes.flatMap(markersOf));
  const markers = nodes
    .filter(({name, attributes: {id = ''}}) => name === 'marker' && used.has(id))
    .map((node) => ({node, look: {}, children: groupShapes(node, childrenOf)}));
  return [...markers, ...shapes];
}
