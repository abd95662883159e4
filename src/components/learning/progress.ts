/** The finished chapters by the route of the tutorial, counted from 1. */
export type Progress = Readonly<Record<string, readonly number[]>>;

/** A tutorial whose progress is shown. */
export interface Course {
  readonly to: string;
  readonly title: string;
  /** Empty for a page without chapters, which counts as one chapter. */
  readonly chapters: readonly {readonly id: string; readonly title: string}[];
}

/** A tutorial that a reader has started. */
export interface StartedCourse {
  readonly to: string;
  readonly title: string;
  readonly done: number;
  readonly all: number;
  /** The first unfinished chapter. Undefined if all are finished. */
  readonly next?: {readonly to: string; readonly title: string};
}

/** Parses stored progress. Invalid data counts as no progress. */
export function readProgress(stored: string | null): Progress {
  try {
    const value: unknown = JSON.parse(stored ?? '{}');
    return Object.fromEntries(
      Object.entries(value as object).filter(
        ([, chapters]) => Array.isArray(chapters) && chapters.every(Number.isInteger),
      ),
    );
  } catch {
    return {};
  }
}

/** The progress with a chapter marked as finished or unfinished. */
export function withChapter(
  progress: Progress,
  tutorial: string,
  chapter: number,
  isDone: boolean,
): Progress {
  const others = (progress[tutorial] ?? []).filter((each) => each !== chapter);
  const chapters = isDone ? [...others, chapter].sort((a, b) => a - b) : others;
  const rest = Object.entries(progress).filter(([each]) => each !== tutorial);
  return Object.fromEntries(chapters.length === 0 ? rest : [...rest, [tutorial, chapters]]);
}

/** The tutorials with a finished chapter, in the order of the list. */
export function startedCourses(courses: readonly Course[], progress: Progress): StartedCourse[] {
  return courses.flatMap(({to, title, chapters}) => {
    const all = Math.max(chapters.length, 1);
    const done = (progress[to] ?? []).filter((chapter) => chapter >= 1 && chapter <= all);
    if (done.length === 0) {
      return [];
    }
    const next = chapters.find((_chapter, index) => !done.includes(index + 1));
    return [
      {
        to,
        title,
        done: done.length,
        all,
        ...(next && {next: {to: `${to}#${next.id}`, title: next.title}}),
      },
    ];
  });
}
