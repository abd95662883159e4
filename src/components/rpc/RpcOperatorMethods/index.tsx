import {Fragment, type ReactNode} from 'react';
import {operatorGroups, operatorMethods} from '@site/data/rpc/operator';
import FactText from '../../facts/FactText';
import StackedTable from '../../ui/StackedTable';
import {meaningOf} from './meaningOf';

interface Props {
  /** A key of `operatorGroups`. */
  readonly group: string;
}

/**
 * The methods that a node exposes to its operator, for one group: effect, parameters and dangers.
 *
 * @throws on a group that is not in data/rpc/operator.ts.
 */
export default function RpcOperatorMethods({group}: Props): ReactNode {
  const found = operatorGroups.find(({key}) => key === group);
  if (found === undefined) {
    throw new Error(
      `Unknown group "${group}" in <RpcOperatorMethods>: use one of ${operatorGroups.map(({key}) => key).join(', ')} (data/rpc/operator.ts)`,
    );
  }
  const {summary, profiles} = found;
  return (
    <>
      <p>
        <FactText text={summary} /> The {profiles.join(' and ')} profiles of Linea Besu enable this
        group.
      </p>
      <StackedTable
        caption={`Methods in the ${group} group`}
        columns={['Method and effect', 'What it does', 'Danger']}
        rows={operatorMethods
          .filter((method) => method.group === group)
          .map((method) => {
            const [meaning, parameters] = meaningOf(method);
            return {
              key: method.name,
              head: (
                <>
                  <code>{method.name}</code> {method.effect}
                </>
              ),
              cells: [
                <Fragment key="meaning">
                  <FactText text={meaning} />
                  <br />
                  <FactText text={parameters} />
                </Fragment>,
                <FactText key="danger" text={method.danger ?? 'None: it only reads.'} />,
              ],
            };
          })}
      />
    </>
  );
}
