import {type ComponentType, createContext, use} from 'react';
import type {FieldProps, NamedFieldProps} from './fieldProps';
import type {Problem} from './valueProblems';

export interface FormTools {
  /** The problem of a place, after the reader has left it or pressed Run. */
  readonly problemAt: (id: string) => Problem | undefined;
  /** Records that the reader has left a place. */
  readonly leave: (id: string) => void;
  /** Focuses a place, or its first field, after it has rendered. */
  readonly focusOn: (id: string) => void;
  /** Fields are nested. Passing these components in the context prevents circular imports. */
  readonly Control: ComponentType<FieldProps>;
  readonly ValueField: ComponentType<NamedFieldProps>;
}

export const FormContext = createContext<FormTools | undefined>(undefined);

/**
 * The tools of the enclosing form.
 *
 * @throws outside a form.
 */
export function useFormTools(): FormTools {
  const tools = use(FormContext);
  if (tools === undefined) {
    throw new Error('A playground field is outside its form. Wrap it in FormContext');
  }
  return tools;
}
