import * as z from 'zod';
import {type Fact, readFacts} from '../facts';
import {tool} from '../tool';

const DOCUMENTS = ['networks', 'contracts', 'abis', 'limits', 'precompiles', 'releases'] as const;

/** The most characters of an answer. */
const LONGEST = 40_000;

/** With more facts, an answer names only the first sources of each. */
const FEW = 3;

const hasWords = (fact: Fact, words: readonly string[]) => {
  const text = JSON.stringify({...fact, sources: []}).toLowerCase();
  return words.every((word) => text.includes(word));
};

export const chainFacts = tool({
  name: 'chain_facts',
  title: 'Facts of Linea',
  description:
    'Returns facts of Linea as JSON, each with its sources and the day of its last check. Documents: networks (chain IDs, endpoints, explorers, faucets), contracts (addresses and deployed versions on L1 and L2), abis (where each ABI is), limits, precompiles, releases.',
  input: {
    document: z.enum(DOCUMENTS),
    query: z
      .string()
      .max(200)
      .default('')
      .describe('Words that the fact contains: "TokenBridge sepolia". Empty: all facts'),
    limit: z.int().min(1).max(100).default(10),
  },
  async answer(site, {document, query, limit}) {
    const facts = await readFacts(site, document);
    const words = query.toLowerCase().split(/\s+/).filter(Boolean);
    const matching = facts.filter((fact) => hasWords(fact, words));
    const shown = matching
      .slice(0, limit)
      .map((fact) =>
        matching.length <= FEW ? fact : {...fact, sources: fact.sources.slice(0, FEW)},
      );
    const texts: string[] = [];
    let size = 0;
    for (const text of shown.map((fact) => JSON.stringify(fact, null, 1))) {
      size += text.length;
      if (size > LONGEST && texts.length > 0) {
        break;
      }
      texts.push(text);
    }
    const rest = matching.length - texts.length;
    return [
      `${matching.length} of ${facts.length} facts in ${site.home}facts/${document}.json match.${rest > 0 ? ` ${rest} of them are left out: narrow the query, or raise the limit.` : ''}`,
      ...texts,
    ].join('\n\n');
  },
});
