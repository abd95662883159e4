import path from 'node:path';
import type {Code, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {flowElement} from '../nodes';
import {accTextOf} from './accText';
import {drawingProblem, textProblem} from './diagramProblem';
import {drawingFile, isWide, narrowFile, readDrawing} from './drawing';
import {drawingHtml} from './drawingHtml';

/**
 * `root`: the folder that contains docs/ and diagrams/. `live`: leaves a diagram without a current
 * drawing to the browser, as `npm start` does.
 */
export interface RemarkDiagramOptions {
  readonly root: string;
  readonly live: boolean;
}

/** `<Diagram>` with its drawings. */
function diagramElement({value, position}: Code, id: string, drawing: string): MdxJsxFlowElement {
  const {title = '', description = ''} = accTextOf(value);
  const element = flowElement('Diagram', {id, title, description, drawing});
  return {...element, ...(position && {position})};
}

/**
 * A remark step: replaces each diagram by a component with its drawings from diagrams/. No page
 * loads Mermaid, and readers without JavaScript see the diagram. Fails the build if a drawing is
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
      const drawn = drawingFile(file, count);
      const drawing = readDrawing(root, drawn);
      const narrow = drawing && isWide(drawing) ? readDrawing(root, narrowFile(drawn)) : undefined;
      const problem = textProblem(node.value) ?? drawingProblem(node.value, drawing, narrow);
      if (drawing !== undefined && problem === undefined) {
        const id = `diagram-${count}`;
        parent.children[index] = diagramElement(node, id, drawingHtml(id, drawing, narrow));
      } else if (!live) {
        throw new Error(`${file}:${node.position?.start.line ?? 1}: ${problem ?? ''}`);
      }
    });
  };
};
