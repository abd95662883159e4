import type {ReactNode} from 'react';
import FieldRow from './FieldRow';
import {type Field, fieldRows} from './fieldRows';
import styles from './styles.module.css';

interface Props {
  readonly caption: string;
  readonly fields: readonly Field[];
  /** What is marked: in a request what is required, in an answer what may be missing. */
  readonly presence: 'required' | 'optional';
}

/** The fields of a request or an answer, those inside objects below them. */
export default function RpcFields({caption, fields, presence}: Props): ReactNode {
  return (
    <div className={styles.fields}>
      <table role="table" className={styles.table}>
        <caption className={styles.caption}>{caption}</caption>
        <thead className={styles.head}>
          <tr role="row">
            <th role="columnheader" scope="col">
              Field and type
            </th>
            <th role="columnheader" scope="col">
              Meaning
            </th>
          </tr>
        </thead>
        <tbody>
          {fieldRows(fields).map((row) => (
            <FieldRow key={[...row.path, row.name].join('.')} row={row} presence={presence} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
