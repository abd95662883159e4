import type {GlossaryTerm} from '../../../data/glossary';
import type {Page} from '../../../tools/content/readPages';
import type {Problem} from '../../../tools/content/problem';

function sentenceCount(text: string): number {
  return (text.match(/[.!?](?=\s|$)/g) ?? []).length;
}

const LEAST = 120;

/** Glossary: enough terms, unique IDs in alphabetical order, two to five sentences each, valid links. */
export function checkGlossary(
  glossary: readonly GlossaryTerm[],
  pages: readonly Page[],
): Problem[] {
  const file = 'data/glossary.ts';
  const routes = new Set(pages.map(({route}) => route));
  const seen = new Set<string>();
  const names = glossary.map(({term}) => term);
  const sorted = names.toSorted((a, b) => a.localeCompare(b, 'en', {sensitivity: 'base'}));
  return [
    ...(glossary.length >= LEAST
      ? []
      : [{file, message: `has ${glossary.length} terms. It must have ${LEAST} at least`}]),
    ...glossary.flatMap(({id, term, definition, see}) => {
      const twice = seen.has(id);
      seen.add(id);
      const sentences = sentenceCount(definition);
      return [
        ...(twice ? [`id ${id} stands twice. Merge the terms`] : []),
        ...(/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id) ? [] : [`id ${id} is not kebab-case`]),
        ...(sentences >= 2 && sentences <= 5
          ? []
          : [`"${term}" is defined in ${sentences} sentences. Use two to five`]),
        ...(routes.has(see)
          ? []
          : [`"${term}" links to ${see}, which is not a page. Correct "see"`]),
      ].map((message) => ({file, message}));
    }),
    ...names
      .flatMap((name, index) =>
        name === sorted[index]
          ? []
          : [{file, message: `"${name}" is out of order: "${sorted[index]}" comes here`}],
      )
      .slice(0, 1),
  ];
}
