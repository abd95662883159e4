import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {ChoiceSchema, JsonSchema} from '@site/data/rpc/schema';
import styles from './playground.module.css';
import {chosen} from './draft';
import type {FieldOf} from './fieldProps';
import {useFormTools} from './tools';
import {plainType} from './valueProblems';

/** The words of a title: `BlockNumber` is a block number. */
const titleWords = (title: string) =>
  title.replace(/(?<=[a-z\d])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).toLowerCase();

/** A form of a choice in two or three words. */
function branchLabel(branch: JsonSchema): string {
  const isText = 'type' in branch && branch.type === 'string';
  return isText && branch.title !== undefined ? titleWords(branch.title) : plainType(branch);
}

/** Whether the control of a form fits on the line of the choice. */
const isShort = (branch: JsonSchema) =>
  'type' in branch && !['object', 'array'].includes(branch.type);

/** A value of one of several forms: which one, and its control. Each form keeps what was typed into it. */
export default function ChoiceField({
  schema,
  draft,
  place,
  depth,
  onChange,
}: FieldOf<'choice', ChoiceSchema>): ReactNode {
  const {focusOn, Control} = useFormTools();
  const [branch, inner] = chosen(schema, draft, depth);
  return (
    <div className={clsx(styles.choice, isShort(branch) && styles.inline)}>
      <select
        id={`${place.id}-form`}
        className={styles.input}
        value={draft.at}
        aria-label={`Form of ${place.label}`}
        onChange={({target}) => {
          const at = Number(target.value);
          const [, next] = chosen(schema, {...draft, at}, depth);
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
