import type {ReactNode} from 'react';
import FactText from '../../facts/FactText';
import type {FieldRow} from './fieldRows';
import styles from './styles.module.css';

interface Props {
  readonly row: FieldRow;
}

/** The description of a field, its constraint and its default. */
export default function FieldMeaning({row: {description, schema, like}}: Props): ReactNode {
  const {'x-limit': limit, 'x-default': whenMissing} = schema;
  return (
    <>
      <FactText text={description} />
      {limit !== undefined && (
        <span className={styles.note}>
          Constraint: <FactText text={limit} />.
        </span>
      )}
      {whenMissing !== undefined && (
        <span className={styles.note}>
          Default: <FactText text={whenMissing} />.
        </span>
      )}
      {like !== undefined && (
        <span className={styles.note}>
          Same fields as <code>{like}</code>.
        </span>
      )}
    </>
  );
}
