import {glossary, type GlossaryTerm} from '../../../data/glossary';
import {allForms} from './termMatcher';

/** The glossary entry with this id, name or other form. */
export function findTerm(wanted: string): GlossaryTerm | undefined {
  const sought = wanted.toLowerCase();
  return glossary.find((entry) =>
    [entry.id, ...allForms(entry)].some((form) => form.toLowerCase() === sought),
  );
}
