import type {ReactNode} from 'react';
import {commonErrors} from '@site/data/rpc/commonErrors';
import type {RpcMethodName} from '@site/data/rpc/methods';
import FactText from '../FactText';
import {findMethod} from '../RpcParameters/findMethod';
import styles from './styles.module.css';

/** The errors of a JSON-RPC method, or those that `all` share: code and message, why they come, and what to do. */
export default function RpcErrors({method}: {readonly method: RpcMethodName | 'all'}): ReactNode {
  const {name, errors} =
    method === 'all'
      ? {name: 'all methods', errors: commonErrors.errors}
      : findMethod(method, 'RpcErrors');
  return (
    <div className={styles.errors}>
      <table role="table" className={styles.table}>
        <caption className={styles.caption}>Errors of {name}</caption>
        <thead className={styles.head}>
          <tr role="row">
            <th role="columnheader" scope="col">
              Code and message
            </th>
            <th role="columnheader" scope="col">
              Cause
            </th>
            <th role="columnheader" scope="col">
              What to do
            </th>
          </tr>
        </thead>
        <tbody>
          {errors.map(({code, message, cause, cure}) => (
            <tr key={`${code} ${message}`} role="row" className={styles.row}>
              <th role="rowheader" scope="row" className={styles.error}>
                <code className={styles.code}>{code}</code> <span>{message}</span>
              </th>
              <td role="cell">
                <FactText text={cause} />
              </td>
              <td role="cell" className={styles.cure}>
                <FactText text={cure} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
