import {accTextOf} from '../../markdown/remarkDiagram/accText';

/** The text of each diagram of a page, by its name. */
export type DiagramSources = ReadonlyMap<string, string>;

/** Reads the diagrams of a page: blocks of code in the language `mermaid`. */
export function diagramSources(page: string): DiagramSources {
  const fences = page.matchAll(/^([ \t]*)```mermaid\n([\s\S]*?)^\1```$/gm);
  return new Map(
    [...fences].flatMap(([, indent = '', text = '']) => {
      const source = text.replaceAll(new RegExp(`^${indent}`, 'gm'), '');
      const {title} = accTextOf(source);
      return title === undefined ? [] : [[title, source] as const];
    }),
  );
}
