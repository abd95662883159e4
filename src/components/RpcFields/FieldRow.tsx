import type {ReactNode} from 'react';
import clsx from 'clsx';
import FactText from '../FactText';
import type {FieldRow as Row} from './fieldRows';
import VisuallyHidden from '../VisuallyHidden';
import styles from './styles.module.css';
import {typeText} from './typeText';

const depths = [styles.depth0, styles.depth1, styles.depth2, styles.depth3];

interface Props {
  readonly row: Row;
  /** Whether what may be left out or may be missing is marked as `optional`. */
  readonly presence: 'required' | 'optional';
}

/** A field: its name under those around it, its type, and what it means. The roles repeat the elements: the narrow layout makes blocks of them. */
export default function FieldRow({row, presence}: Props): ReactNode {
  const {name, description, required, schema, depth, path} = row;
  const {'x-limit': limit, 'x-default': whenMissing} = schema;
  const mark = presence === 'required' ? required : !required;
  return (
    <tr role="row" className={styles.row}>
      <th role="rowheader" scope="row" className={clsx(styles.name, depths[Math.min(depth, 3)])}>
        <code>
          {/* The indentation shows it; a reader who only listens hears the whole path. */}
          {path.length > 0 && <VisuallyHidden>{path.join('.')}.</VisuallyHidden>}
          {name}
        </code>
        {mark && <span className={styles.presence}>{presence}</span>}
        <span className={styles.type}>
          <FactText text={typeText(schema)} />
        </span>
      </th>
      <td role="cell" className={clsx(styles.meaning, depths[Math.min(depth, 3)])}>
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
      </td>
    </tr>
  );
}
