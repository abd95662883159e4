import {type ComponentType, createContext, use} from 'react';
import type {FieldProps, NamedFieldProps} from './fieldProps';
import type {Problem} from './valueProblems';

/** What each field shares with the form. */
export interface FormTools {
  /** What is wrong in a place, once the reader has left it or wanted to run. */
  readonly problemAt: (id: string) => Problem | undefined;
  /** The reader has left a place. */
  readonly leave: (id: string) => void;
  /** Puts the keyboard into a place, or into its first field, once it is there. */
  readonly focusOn: (id: string) => void;
  /** Fields stand in one another. Handed over here, their modules need not import one another in a circle. */
  readonly Control: ComponentType<FieldProps>;
  readonly ValueField: ComponentType<NamedFieldProps>;
}

export const FormContext = createContext<FormTools | undefined>(undefined);

/** The tools of the form around a field. */
export function useFormTools(): FormTools {
  const tools = use(FormContext);
  if (tools === undefined) {
    throw new Error(
      'A field of the playground stands outside of its form. Put it into FormContext',
    );
  }
  return tools;
}
