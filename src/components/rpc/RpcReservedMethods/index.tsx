import type {ReactNode} from 'react';
import {reservedComponents, reservedMethods} from '@site/data/rpc/reserved';
import FactText from '../../facts/FactText';
import StackedTable from '../../ui/StackedTable';
import {knownKey} from '../knownKey';

interface Props {
  /** A key of `reservedComponents`. */
  readonly component: string;
}

/**
 * The methods of a component that applications cannot call: purpose, caller and form.
 *
 * @throws on a component that is not in data/rpc/reserved.ts.
 */
export default function RpcReservedMethods({component}: Props): ReactNode {
  const key = knownKey(reservedComponents, component, {
    element: 'RpcReservedMethods',
    attribute: 'component',
    file: 'data/rpc/reserved.ts',
  });
  return (
    <StackedTable
      caption={`Methods: ${reservedComponents[key]}`}
      columns={['Method, status and caller', 'What it does', 'Parameters and response']}
      rows={reservedMethods.methods
        .filter((method) => method.component === key)
        .map(({name, status, summary, note = '', since, caller, params, result}) => ({
          key: name,
          head: (
            <>
              <code>{name}</code> {status}
              {since === undefined ? '' : `, since ${since}`}
              <br />
              <span>
                <FactText text={caller} />
              </span>
            </>
          ),
          cells: [
            <FactText key="summary" text={`${summary} ${note}`.trim()} />,
            <>
              <code>{params}</code> → <code>{result}</code>
            </>,
          ],
        }))}
    />
  );
}
