import {accTextOf} from './accText';
import {type Drawing, hashOf, isWide} from './drawing';

/** An instruction to add missing text to a diagram. Undefined if nothing is missing. */
export function textProblem(source: string): string | undefined {
  const {title, description} = accTextOf(source);
  if (title === undefined) {
    return 'this diagram has no name. Add a line "accTitle: …" after its first line: it stands below the drawing';
  }
  return description === undefined
    ? 'this diagram is not told in words. Add a line "accDescr: …" below accTitle: readers who listen get it'
    : undefined;
}

/**
 * The problem with a diagram's drawings and its fix. Undefined if there is none.
 * @param narrow the narrow drawing, which a wide drawing must have.
 */
export function drawingProblem(
  source: string,
  drawing: Drawing | undefined,
  narrow: Drawing | undefined,
): string | undefined {
  if (drawing === undefined) {
    return 'this diagram has no drawing. Run: npm run diagrams';
  }
  if (isWide(drawing) && narrow === undefined) {
    return 'this diagram has no narrow drawing for phones. Run: npm run diagrams';
  }
  return [drawing, narrow ?? drawing].every(({hash}) => hash === hashOf(source))
    ? undefined
    : 'this diagram is newer than its drawing (its text, Mermaid or config/diagrams.ts changed). Run: npm run diagrams';
}
