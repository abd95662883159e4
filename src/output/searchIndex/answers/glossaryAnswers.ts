import {glossary} from '../../../../data/glossary';
import type {Answer} from '../../../search/answer';

const page = '/zero-knowledge-glossary';

/** The first sentence: up to a full stop before a capital letter or code, outside of names such as `eth.example`. */
const firstSentence = (text: string) => /^.*?\.(?=\s|$)/s.exec(text)?.[0] ?? text;

/**
 * What each term of the glossary means, for readers who ask what it is. A name of one word alone asks for pages about it,
 * and one of several words for the term.
 *
 * @param asked the questions that have another answer.
 */
export const glossaryAnswers = (asked: ReadonlySet<string>): readonly Answer[] =>
  glossary.map(({id, term, also = [], definition}) => ({
    label: `Glossary: ${term}`,
    value: firstSentence(definition),
    isProse: true,
    route: `${page}#${id}`,
    questions: [term, ...also].flatMap((name) => [
      `what ${name}`,
      `${name} meaning`,
      ...(name.includes(' ') && !asked.has(name.toLowerCase()) ? [name] : []),
    ]),
    also: 'is are does mean linea',
  }));
