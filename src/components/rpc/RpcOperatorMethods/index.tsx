import type {ReactNode} from 'react';
import {operatorGroups, operatorMethods} from '@site/data/rpc/operator';
import FactText from '../../facts/FactText';
import StackedTable from '../../ui/StackedTable';
import {meaningOf} from './meaningOf';

interface Props {
  /** The key of a group in `operatorGroups`. */
  readonly group: string;
}

/**
 * The methods of a group that a node opens to whoever runs it: what each does with which parameters, and what can go wrong.
 *
 * @throws on a group that data/rpc/operator.ts does not have.
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
        <FactText text={summary} /> The {profiles.join(' and ')} profiles of Linea Besu open the
        group.
      </p>
      <StackedTable
        caption={`Methods of the group ${group}`}
        columns={['Method and effect', 'What it does', 'Danger']}
        rows={operatorMethods
          .filter((method) => method.group === group)
          .map((method) => ({
            key: method.name,
            head: (
              <>
                <code>{method.name}</code> {method.effect}
              </>
            ),
            cells: [
              <FactText key="meaning" text={meaningOf(method)} />,
              <FactText key="danger" text={method.danger ?? 'Harmless: it only reads.'} />,
            ],
          }))}
      />
    </>
  );
}
