import type {ReactNode} from 'react';
import FactText from '../../facts/FactText';
import RowNote from '../../ui/StackedTable/RowNote';
import type {FieldRow} from './fieldRows';
import VisuallyHidden from '../../ui/VisuallyHidden';
import styles from './styles.module.css';
import {typeText} from './typeText';

interface Props {
  readonly row: FieldRow;
  /** Marks required fields as `required`, or other fields as `optional`. */
  readonly presence: 'required' | 'optional';
}

/** The name of a field and its type. For a heading: the request that leads to the fields after it. */
export default function FieldName({row, presence}: Props): ReactNode {
  const {name, required, schema, path, isHeading = false} = row;
  if (isHeading) {
    return (
      <>
        <strong>
          <FactText text={name} />
        </strong>
        <RowNote>
          <FactText text={typeText(schema)} />
        </RowNote>
      </>
    );
  }
  const mark = presence === 'required' ? required : !required;
  return (
    <>
      <code>
        {/* Indentation shows the path visually. Screen readers get it as text. */}
        {path.length > 0 && <VisuallyHidden>{path.join('.')}.</VisuallyHidden>}
        {name}
      </code>
      {mark && <span className={styles.presence}>{presence}</span>}
      <RowNote>
        <FactText text={typeText(schema)} />
      </RowNote>
    </>
  );
}
