import type {ReactNode} from 'react';
import FieldMeaning from './FieldMeaning';
import FieldName from './FieldName';
import {type Field, fieldRows} from './fieldRows';
import StackedTable from '../../ui/StackedTable';

interface Props {
  readonly caption: string;
  readonly fields: readonly Field[];
  /** The marked fields: `required` in a request, `optional` in a response. */
  readonly presence: 'required' | 'optional';
}

/** The fields of a request or a response. Nested fields follow their parent; rarely used ones fold. */
export default function RpcFields({caption, fields, presence}: Props): ReactNode {
  return (
    <StackedTable
      caption={caption}
      columns={['Field and type', 'Meaning']}
      rows={fieldRows(fields).map((row) => ({
        key: [row.when, ...row.path, row.name].join('.'),
        head: <FieldName row={row} presence={presence} />,
        cells: [<FieldMeaning key="meaning" row={row} />],
        depth: row.depth,
        fold: row.fold,
      }))}
    />
  );
}
