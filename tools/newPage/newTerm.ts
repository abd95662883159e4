import {glossary} from '../../data/glossary';
import {type DraftKind, isKebabCase, readOrThrow} from './draft';

const GLOSSARY = 'data/glossary.ts';

const quoted = (text: string) => (text.includes("'") ? JSON.stringify(text) : `'${text}'`);

/** An entry of the glossary, in alphabetical order. */
export const newTerm: DraftKind = {
  usage: 'term "<term>"',
  draft: (read, [given = '']) => {
    const term = given.trim();
    const id = term
      .toLowerCase()
      .replace(/[^a-z\d]+/g, '-')
      .replace(/^-|-$/g, '');
    if (!isKebabCase(id)) {
      throw new Error(
        'Give the term as it is written in the middle of a sentence: "soft finality"',
      );
    }
    const known = glossary.find(
      (entry) =>
        entry.id === id ||
        [entry.term, ...(entry.also ?? [])].some(
          (form) => form.toLowerCase() === term.toLowerCase(),
        ),
    );
    if (known !== undefined) {
      throw new Error(`${GLOSSARY} has "${term}" already: see the entry "${known.id}"`);
    }
    const text = readOrThrow(read, GLOSSARY);
    const next = glossary.find(
      (entry) => entry.term.localeCompare(term, 'en', {sensitivity: 'base'}) > 0,
    );
    const entry = `  {
    id: '${id}',
    term: ${quoted(term)},
    definition: 'TODO Two to five sentences of your own.',
    see: '/TODO the page where the term matters most',
    source: 'https://TODO',
  },
`;
    const mark = next === undefined ? '];\n' : `  {\n    id: '${next.id}',\n`;
    const at = next === undefined ? text.lastIndexOf(mark) : text.indexOf(mark);
    if (at === -1) {
      throw new Error(
        `${GLOSSARY} has another form than this command knows. Add the term yourself`,
      );
    }
    return Promise.resolve({
      created: new Map(),
      changed: new Map([[GLOSSARY, text.slice(0, at) + entry + text.slice(at)]]),
      next: 'Replace each TODO. Pages then explain the term at its first use',
    });
  },
};
