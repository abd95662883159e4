import {useState} from 'react';
import {Control, default as ValueField} from './form/ValueField';
import type {FormTools} from './form/tools';
import type {Problem} from './form/valueProblems';

/** Which problems the reader sees: of the fields that were left, and of all once the reader wanted to run. */
export function useShownProblems(problems: readonly Problem[]): {
  readonly tools: Omit<FormTools, 'focusOn'>;
  readonly isDemanded: boolean;
  readonly demand: () => void;
} {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [isDemanded, setDemanded] = useState(false);
  return {
    tools: {
      problemAt: (id) =>
        isDemanded || left.has(id) ? problems.find((problem) => problem.id === id) : undefined,
      leave: (id) => setLeft((old) => (old.has(id) ? old : new Set([...old, id]))),
      Control,
      ValueField,
    },
    isDemanded,
    demand: () => setDemanded(true),
  };
}
