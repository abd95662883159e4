import type {ReactNode} from 'react';
import {commonErrors} from '@site/data/rpc/commonErrors';
import type {RpcMethodName} from '@site/data/rpc/methods';
import FactText from '../FactText';
import {findMethod} from '../RpcParameters/findMethod';
import StackedTable from '../StackedTable';
import styles from './styles.module.css';

/** The errors of a JSON-RPC method, or those that `all` share: code and message, why they come, and what to do. */
export default function RpcErrors({method}: {readonly method: RpcMethodName | 'all'}): ReactNode {
  const {name, errors} =
    method === 'all'
      ? {name: 'all methods', errors: commonErrors.errors}
      : findMethod(method, 'RpcErrors');
  return (
    <StackedTable
      caption={`Errors of ${name}`}
      columns={['Code and message', 'Cause', 'What to do']}
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
