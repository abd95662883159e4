import type {HitType} from '../document';
import type {SearchIndex} from './findHits';
import {Part, type ServedPart} from './part';
import {Vocabulary} from './vocabulary';

function isPart(value: unknown): value is ServedPart {
  const {documents, index} = (value ?? {}) as Partial<ServedPart>;
  return (
    Array.isArray(documents) &&
    Array.isArray(index?.invertedIndex) &&
    Array.isArray(index.fieldVectors)
  );
}

async function fetchParts(url: string, cache: RequestCache): Promise<readonly ServedPart[]> {
  const file = new URL(url).pathname;
  let response: Response;
  try {
    response = await fetch(url, {mode: 'same-origin', cache});
  } catch {
    throw new Error(`no connection to ${file}.`);
  }
  if (!response.ok) {
    throw new Error(`${file} returned ${response.status}.`);
  }
  let parts: unknown;
  try {
    parts = await response.json();
  } catch {
    throw new Error(`${file} is incomplete or isn’t an index.`);
  }
  if (!Array.isArray(parts) || !parts.every(isPart)) {
    throw new Error(`${file} isn’t an index.`);
  }
  return parts;
}

/**
 * Loads an index.
 *
 * @throws an error for readers if the index is missing or broken.
 */
export async function loadIndex(url: string, cache: RequestCache): Promise<SearchIndex> {
  const served = await fetchParts(url, cache);
  const texts = served.flatMap(({documents}) => documents.map(({t}) => t));
  return {
    parts: served.map((part, type) => new Part(part, type as HitType)),
    vocabulary: new Vocabulary(texts),
  };
}
