import type {Diagram} from './findDiagrams';
import {drawingProblem, textProblem} from '../../src/markdown/remarkDiagram/diagramProblem';
import {parseDrawing} from '../../src/markdown/remarkDiagram/drawing';
import type {Problem} from '../content/problem';

/**
 * Checks that each diagram has a description and a current drawing, and that each drawing belongs
 * to a diagram.
 * @param drawings the text of each file in diagrams/, by its path relative to the root.
 */
export function checkDiagrams(
  diagrams: readonly Diagram[],
  drawings: ReadonlyMap<string, string>,
): Problem[] {
  const shown = new Set(diagrams.map(({drawing}) => drawing));
  return [
    ...diagrams.flatMap(({file, line, source, drawing}) => {
      const text = drawings.get(drawing);
      return [
        textProblem(source),
        drawingProblem(source, text === undefined ? undefined : parseDrawing(text)),
      ].flatMap((message) => (message === undefined ? [] : [{file, line, message}]));
    }),
    ...[...drawings.keys()]
      .filter((file) => !shown.has(file))
      .map((file) => ({file, message: 'no page shows this drawing. Run: npm run diagrams'})),
  ];
}
