import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {ChoiceSchema, JsonSchema} from '@site/data/rpc/schema';
import styles from './playground.module.css';
import {selectedBranch} from './draft';
import type {FieldOf} from './fieldProps';
import {useFormTools} from './tools';
import {plainType} from './valueProblems';

/** The words of a schema title: `BlockNumber` is a block number. */
const titleWords = (title: string) =>
  title.replace(/(?<=[a-z\d])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).toLowerCase();

function branchLabel(branch: JsonSchema): string {
  const isText = 'type' in branch && branch.type === 'string';
  return isText && branch.title !== undefined ? titleWords(branch.title) : plainType(branch);
}

/** Whether the control of a branch fits on the line of the choice. */
const isShort = (branch: JsonSchema) =>
  'type' in branch && !['object', 'array'].includes(branch.type);

/** Selects a branch of a choice and shows its control. Each branch keeps its input. */
export default function ChoiceField({
  schema,
  draft,
  place,
  depth,
  onChange,
}: FieldOf<'choice', ChoiceSchema>): ReactNode {
  const {focusOn, Control} = useFormTools();
  const [branch, inner] = selectedBranch(schema, draft, depth);
  return (
    <div className={clsx(styles.choice, isShort(branch) && styles.inline)}>
      <select
        id={`${place.id}-form`}
        className={styles.input}
        value={draft.at}
        aria-label={`Form of ${place.label}`}
        onChange={({target}) => {
          const at = Number(target.value);
          const [, next] = selectedBranch(schema, {...draft, at}, depth);
          onChange({...draft, at, drafts: {...draft.drafts, [at]: next}});
          focusOn(`${place.id}-form`);
        }}
      >
        {schema.anyOf.map((each, at) => (
          <option key={at} value={at}>
            {branchLabel(each)}
          </option>
        ))}
      </select>
      <div className={styles.chosen}>
        <Control
          schema={branch}
          draft={inner}
          place={place}
          depth={depth}
          onChange={(next) => onChange({...draft, drafts: {...draft.drafts, [draft.at]: next}})}
        />
      </div>
    </div>
  );
}
