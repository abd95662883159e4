import type {GlossaryTerm} from '../../../data/glossary';
import {allForms, knownForms, termMatcher} from '../../../src/markdown/remarkTerms/termMatcher';
import type {Page} from '../../../tools/content/readPages';
import type {Problem} from '../../../tools/content/problem';

const FILE = 'data/glossary.ts';

/** The title of a page, and its text below the front matter. */
const contentOf = ({text, frontMatter}: Page) =>
  `${String(frontMatter.title)}\n\n${text.replace(/^---\n[\s\S]*?\n---\n/, '')}`;

/** Terms that mean something else on a page. */
function otherMeanings({frontMatter}: Page, glossary: readonly GlossaryTerm[]): readonly string[] {
  const words = Array.isArray(frontMatter.plain_words) ? frontMatter.plain_words.map(String) : [];
  return glossary
    .filter((entry) => words.some((word) => [entry.id, ...allForms(entry)].includes(word)))
    .map(({id}) => id);
}

/**
 * The number of uses of each term on each page, in any form and in code. The glossary page is
 * excluded.
 */
function usesOf(
  glossary: readonly GlossaryTerm[],
  pages: readonly Page[],
): ReadonlyMap<string, ReadonlyMap<string, number>> {
  const match = termMatcher(glossary, knownForms);
  const uses = new Map(glossary.map(({id}) => [id, new Map<string, number>()]));
  for (const page of pages.filter(({text}) => !text.includes('<Glossary'))) {
    const others = otherMeanings(page, glossary);
    for (const {id} of match(contentOf(page)).filter((use) => !others.includes(use.id))) {
      const counts = uses.get(id);
      counts?.set(page.route, (counts.get(page.route) ?? 0) + 1);
    }
  }
  return uses;
}

/** "More about …" links to a page that uses the term, if there is one. */
export function checkGlossaryLinks(
  glossary: readonly GlossaryTerm[],
  pages: readonly Page[],
): Problem[] {
  const uses = usesOf(glossary, pages);
  return glossary.flatMap(({id, term, see}) => {
    const counts = [...(uses.get(id) ?? [])].sort(([, a], [, b]) => b - a);
    if (counts.length === 0 || counts.some(([route]) => route === see)) {
      return [];
    }
    const most = counts.slice(0, 5).map(([route, count]) => `${route} (${count})`);
    return [
      {
        file: FILE,
        message: `"${term}" has see: '${see}', a page that does not use the term. Choose one of those that do: ${most.join(', ')}`,
      },
    ];
  });
}

/** Each form belongs to one term, and linked words are forms of their term, singular or plural. */
export function checkGlossaryForms(glossary: readonly GlossaryTerm[]): Problem[] {
  const owners = new Map<string, string>();
  return glossary
    .flatMap((entry) => {
      const {term, inPages} = entry;
      const forms = allForms(entry);
      const stray = (inPages === false ? [] : (inPages ?? [])).filter(
        (form) => !forms.some((each) => form === each || new RegExp(`^${each}e?s$`).test(form)),
      );
      const twice = forms.filter((form) => owners.has(form.toLowerCase()));
      const messages = [
        ...stray.map(
          (form) => `"${term}" has "${form}" in inPages, which is no form of it. Add it to also`,
        ),
        ...twice.map(
          (form) =>
            `"${form}" stands for "${owners.get(form.toLowerCase()) ?? ''}" and for "${term}". Keep one`,
        ),
      ];
      forms.forEach((form) => owners.set(form.toLowerCase(), term));
      return messages;
    })
    .map((message) => ({file: FILE, message}));
}
