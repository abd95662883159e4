/**
 * Draws the diagrams of docs/ into diagrams/, so that no page loads Mermaid.
 *
 *   npm run diagrams             draws new and changed diagrams, removes unused drawings
 *   npm run diagrams -- --check  draws nothing, and fails if there is something to do
 */
import path from 'node:path';
import {drawingProblem, textProblem} from '../src/markdown/remarkDiagram/diagramProblem';
import {hashOf, readDrawing} from '../src/markdown/remarkDiagram/drawing';
import {checkDiagrams} from '../tools/diagrams/checkDiagrams';
import {describeProblem, type Problem} from '../tools/content/problem';
import {readDrawings, removeDrawing, writeDrawing} from '../tools/diagrams/drawings';
import {type Diagram, findDiagrams} from '../tools/diagrams/findDiagrams';
import {openPainter} from '../tools/diagrams/painter';
import {svgOf} from '../tools/diagrams/svgOf';

const root = path.resolve(__dirname, '..');

/** Diagrams with a description and without a current drawing. */
function toDraw(diagrams: readonly Diagram[]): Diagram[] {
  return diagrams.filter(
    ({source, drawing}) =>
      textProblem(source) === undefined &&
      drawingProblem(source, readDrawing(root, drawing)) !== undefined,
  );
}

/** Draws diagrams. @returns the problems of those that could not be drawn. */
async function draw(diagrams: readonly Diagram[]): Promise<Problem[]> {
  if (diagrams.length === 0) {
    return [];
  }
  const problems: Problem[] = [];
  const painter = await openPainter();
  try {
    for (const {file, line, source, drawing} of diagrams) {
      try {
        const nodes = await painter.draw(source);
        writeDrawing(root, drawing, svgOf(nodes, {file: drawing, hash: hashOf(source)}));
        process.stdout.write(`${drawing} drawn\n`);
      } catch (error) {
        problems.push({file, line, message: (error as Error).message});
      }
    }
  } finally {
    await painter.close();
  }
  return problems;
}

function removeLeftOvers(diagrams: readonly Diagram[]): void {
  const shown = new Set(diagrams.map(({drawing}) => drawing));
  for (const file of [...readDrawings(root).keys()].filter((drawing) => !shown.has(drawing))) {
    removeDrawing(root, file);
    process.stdout.write(`${file} removed\n`);
  }
}

async function main(): Promise<void> {
  const diagrams = findDiagrams(root);
  const untold = diagrams.flatMap(({file, line, source}) => {
    const message = textProblem(source);
    return message === undefined ? [] : [{file, line, message}];
  });
  let problems: readonly Problem[];
  if (process.argv.includes('--check')) {
    problems = checkDiagrams(diagrams, readDrawings(root));
  } else {
    problems = [...untold, ...(await draw(toDraw(diagrams)))];
    removeLeftOvers(diagrams);
  }
  for (const problem of problems) {
    process.stdout.write(`${describeProblem(problem)}\n`);
  }
  process.stdout.write(`${diagrams.length} diagrams, ${problems.length} problems\n`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}

void main();
