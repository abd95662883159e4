import {HitType} from '../document';
import type {ServedPart} from '../served';
import {textFiles} from '../textFiles';
import {AnswerBook} from './answerBook';
import {SectionIndex} from './sectionIndex';

/** How the browser's cache is used: `reload` after a broken file. */
type Cache = Extract<RequestCache, 'default' | 'reload'>;

function isPart(value: unknown): value is ServedPart {
  const {documents, index} = (value ?? {}) as Partial<ServedPart>;
  return Array.isArray(documents) && Boolean(index) && typeof index === 'object';
}

async function fetchParts(url: string, cache: Cache): Promise<readonly ServedPart[]> {
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

/** Runs a task at most once at a time and once with success. After a failure, the next call repeats it. */
function once(task: (cache: Cache) => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let cache: Cache = 'default';
  return () => {
    running ??= task(cache).catch((error: unknown) => {
      running = undefined;
      cache = 'reload';
      throw error;
    });
    return running;
  };
}

/** An index as far as its files have arrived. */
export interface LoadedIndex {
  readonly sections: SectionIndex;
  readonly answers: AnswerBook;
  /** Whether the text of sections has arrived. */
  readonly hasText: () => boolean;
  /** Loads the text of sections. Searches between its files find what has arrived. */
  readonly loadText: () => Promise<void>;
}

/**
 * Loads the first file of an index.
 *
 * @throws an error for readers if the file is missing or broken. So does the function that loads the others.
 */
export async function loadIndex(url: string, cache: Cache): Promise<LoadedIndex> {
  const parts = await fetchParts(url, cache);
  const sections = new SectionIndex(parts);
  const answers = new AnswerBook();
  for (const part of parts.slice(HitType.Content + 1)) {
    answers.add(part);
  }
  const texts = textFiles(url, parts);
  let textsLeft = texts.length;
  // A small index has its text in the first file.
  await sections.addText(parts.slice(HitType.Content, HitType.Content + 1));
  const loads = texts.map((text) =>
    once(async (mode) => {
      await sections.addText(await fetchParts(text, mode));
      textsLeft -= 1;
    }),
  );
  return {
    sections,
    answers,
    hasText: () => textsLeft === 0,
    loadText: async () => {
      await Promise.all(loads.map((load) => load()));
    },
  };
}
