import type {ReactNode} from 'react';
import JsonInput from './form/JsonInput';
import styles from './form/playground.module.css';
import {useFormTools} from './form/tools';
import {JSON_PLACE} from './usePlayground';

interface Props {
  readonly text: string;
  readonly onChange: (text: string) => void;
}

/** All parameters in one text area, as JSON. */
export default function JsonEditor({text, onChange}: Props): ReactNode {
  const problem = useFormTools().problemAt(JSON_PLACE.id);
  return (
    <div className={styles.field}>
      <JsonInput
        place={JSON_PLACE}
        draft={{kind: 'json', text}}
        onChange={(draft) => draft.kind === 'json' && onChange(draft.text)}
      />
      {problem !== undefined && (
        <p id={`${JSON_PLACE.id}-problem`} className={styles.problem}>
          <code>{problem.label}</code>: {problem.text}
        </p>
      )}
    </div>
  );
}
