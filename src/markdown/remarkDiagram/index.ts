import path from 'node:path';
import type {Code, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {flowElement} from '../nodes';
import {accTextOf} from './accText';
import {drawingProblem, textProblem} from './diagramProblem';
import {type Drawing, drawingFile, readDrawing} from './drawing';

/**
 * `root`: the folder that contains docs/ and diagrams/. `live`: leaves a diagram without a current
 * drawing to the browser, as `npm start` does.
 */
export interface RemarkDiagramOptions {
  readonly root: string;
  readonly live: boolean;
}

/** `<Diagram>` with its drawing. */
function diagramElement(
  {value, position}: Code,
  {viewBox, content}: Drawing,
  id: string,
): MdxJsxFlowElement {
  const {title = '', description = ''} = accTextOf(value);
  const drawing = content.replaceAll('\n', '');
  const element = flowElement('Diagram', {id, title, description, viewBox, drawing});
  return {...element, ...(position && {position})};
}

/**
 * A remark step: replaces each diagram by a component with its drawing from diagrams/. No page
 * loads Mermaid, and readers without JavaScript see the diagram. Fails the build if the drawing is
 * missing or older than the diagram.
 */
export const remarkDiagram: Plugin<[RemarkDiagramOptions], Root> = ({root, live}) => {
  return (tree, page) => {
    const file = path.relative(root, page.path);
    let count = 0;
    visit(tree, 'code', (node: Code, index, parent) => {
      if (parent === undefined || index === undefined || node.lang !== 'mermaid') {
        return;
      }
      count += 1;
      const drawing = readDrawing(root, drawingFile(file, count));
      const problem = textProblem(node.value) ?? drawingProblem(node.value, drawing);
      if (drawing !== undefined && problem === undefined) {
        parent.children[index] = diagramElement(node, drawing, `diagram-${count}`);
      } else if (!live) {
        throw new Error(`${file}:${node.position?.start.line ?? 1}: ${problem ?? ''}`);
      }
    });
  };
};
