import type {ReactNode} from 'react';
import type {RpcError} from '@site/data/rpc/schema';
import FactText from '../../facts/FactText';
import StackedTable from '../../ui/StackedTable';
import styles from './styles.module.css';

interface Props {
  /** A method, or the list of common errors. */
  readonly method: {readonly name: string; readonly errors: readonly RpcError[]};
}

/** The errors of a JSON-RPC method, or the common errors: code, message, cause and fix. */
export default function RpcErrors({method: {name, errors}}: Props): ReactNode {
  return errors.length === 0 ? (
    <p>This method has no specific errors.</p>
  ) : (
    <StackedTable
      caption={`Errors of ${name}`}
      columns={['Code and message', 'Cause', 'Fix']}
      rows={errors.map(({code, message, cause, cure}) => ({
        key: `${code} ${message}`,
        head: (
          <>
            <code className={styles.code}>{code}</code> <span>{message}</span>
          </>
        ),
        cells: [<FactText key="cause" text={cause} />, <FactText key="cure" text={cure} />],
      }))}
    />
  );
}
