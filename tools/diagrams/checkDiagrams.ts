import type {Diagram} from './findDiagrams';
import {drawingProblem, textProblem} from '../../src/markdown/remarkDiagram/diagramProblem';
import {
  type Drawing,
  isWide,
  narrowFile,
  parseDrawing,
} from '../../src/markdown/remarkDiagram/drawing';
import type {Problem} from '../content/problem';

/** The files that pages show: the drawing of each diagram, and the narrow one of a wide drawing. */
export function shownFiles(
  diagrams: readonly Diagram[],
  parsed: (file: string) => Drawing | undefined,
): ReadonlySet<string> {
  return new Set(
    diagrams.flatMap(({drawing}) => {
      const wide = parsed(drawing);
      return wide !== undefined && isWide(wide) ? [drawing, narrowFile(drawing)] : [drawing];
    }),
  );
}

/**
 * Checks that each diagram has a description and a current drawing, and that each drawing belongs
 * to a diagram.
 * @param drawings the text of each file in diagrams/, by its path relative to the root.
 */
export function checkDiagrams(
  diagrams: readonly Diagram[],
  drawings: ReadonlyMap<string, string>,
): Problem[] {
  const parsed = (file: string) => parseDrawing(drawings.get(file) ?? '');
  const shown = shownFiles(diagrams, parsed);
  return [
    ...diagrams.flatMap(({file, line, source, drawing}) =>
      [
        textProblem(source),
        drawingProblem(source, parsed(drawing), parsed(narrowFile(drawing))),
      ].flatMap((message) => (message === undefined ? [] : [{file, line, message}])),
    ),
    ...[...drawings.keys()]
      .filter((file) => !shown.has(file))
      .map((file) => ({file, message: 'no page shows this drawing. Run: npm run diagrams'})),
  ];
}
