/**
 * Draws the diagrams of docs/ into diagrams/, so that no page loads Mermaid.
 *
 *   npm run diagrams             draws new and changed diagrams, removes unused drawings
 *   npm run diagrams -- --check  draws nothing, and fails if there is something to do
 */
import path from 'node:path';
import {drawingProblem, textProblem} from '../src/markdown/remarkDiagram/diagramProblem';
import {hashOf, isWide, narrowFile, readDrawing} from '../src/markdown/remarkDiagram/drawing';
import {checkDiagrams, shownFiles} from '../tools/diagrams/checkDiagrams';
import {describeProblem, type Problem} from '../tools/content/problem';
import {drawNarrow} from '../tools/diagrams/drawNarrow';
import type {DrawnNode} from '../tools/diagrams/drawnNode';
import {readDrawings, removeDrawing, writeDrawing} from '../tools/diagrams/drawings';
import {type Diagram, findDiagrams} from '../tools/diagrams/findDiagrams';
import {openPainter, type Painter} from '../tools/diagrams/painter';
import {svgOf} from '../tools/diagrams/svgOf';

const root = path.resolve(__dirname, '..');

const read = (file: string) => readDrawing(root, file);

/** Diagrams with a description and without a current drawing. */
function toDraw(diagrams: readonly Diagram[]): Diagram[] {
  return diagrams.filter(
    ({source, drawing}) =>
      textProblem(source) === undefined &&
      drawingProblem(source, read(drawing), read(narrowFile(drawing))) !== undefined,
  );
}

/** Draws a diagram, and for phones a narrow one if it is wide. */
async function drawDiagram(painter: Painter, {source, drawing}: Diagram): Promise<void> {
  const write = (file: string, nodes: readonly DrawnNode[]) => {
    writeDrawing(root, file, svgOf(nodes, {file, hash: hashOf(source)}));
    process.stdout.write(`${file} drawn\n`);
  };
  const nodes = await painter.draw(source);
  const narrow = isWide({viewBox: nodes[0]?.attributes.viewBox ?? ''})
    ? await drawNarrow(painter, source)
    : undefined;
  write(drawing, nodes);
  if (narrow !== undefined) {
    write(narrowFile(drawing), narrow);
  }
}

/** Draws diagrams. @returns the problems of those that could not be drawn. */
async function draw(diagrams: readonly Diagram[]): Promise<Problem[]> {
  if (diagrams.length === 0) {
    return [];
  }
  const problems: Problem[] = [];
  const painter = await openPainter();
  try {
    for (const diagram of diagrams) {
      try {
        await drawDiagram(painter, diagram);
      } catch (error) {
        const {file, line} = diagram;
        problems.push({file, line, message: (error as Error).message});
      }
    }
  } finally {
    await painter.close();
  }
  return problems;
}

function removeLeftOvers(diagrams: readonly Diagram[]): void {
  const shown = shownFiles(diagrams, read);
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
