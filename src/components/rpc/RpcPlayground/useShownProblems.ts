import {useState} from 'react';
import {Control, default as ValueField} from './form/ValueField';
import type {FormTools} from './form/tools';
import type {Problem} from './form/valueProblems';

/** The visible problems: those of fields that the reader has left, and all problems after Run. */
export function useShownProblems(problems: readonly Problem[]): {
  readonly tools: Omit<FormTools, 'focusOn'>;
  readonly showsAll: boolean;
  /** Run shows all problems, or none again if there is none. */
  readonly showAll: (isAll: boolean) => void;
} {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [showsAll, setShowsAll] = useState(false);
  return {
    tools: {
      problemAt: (id) =>
        showsAll || left.has(id) ? problems.find((problem) => problem.id === id) : undefined,
      leave: (id) => setLeft((old) => (old.has(id) ? old : new Set([...old, id]))),
      Control,
      ValueField,
    },
    showsAll,
    showAll: setShowsAll,
  };
}
