import {Fragment, type ReactNode} from 'react';
import {marginalGroups, marginalMethods} from '@site/data/rpc/marginal';
import FactText from '../../facts/FactText';
import PageSources from '../../shell/PageSources';
import StackedTable from '../../ui/StackedTable';
import {knownKey} from '../knownKey';

interface Props {
  /** A key of `marginalGroups`. */
  readonly group: string;
}

/**
 * Ethereum's methods without a page, for one group: the response on Linea, which nodes and
 * endpoints support them, and alternatives.
 *
 * @throws on a group that is not in data/rpc/marginal.ts.
 */
export default function RpcMarginalMethods({group}: Props): ReactNode {
  const key = knownKey(marginalGroups, group, {
    element: 'RpcMarginalMethods',
    attribute: 'group',
    file: 'data/rpc/marginal.ts',
  });
  const rows = marginalMethods.rows.filter((row) => row.group === key);
  return (
    <>
      <StackedTable
        caption={`Ethereum methods without their own page: ${marginalGroups[key]}`}
        columns={['Method', 'Response', 'Support']}
        rows={rows.map(({names, answer, where, instead = ''}) => ({
          key: names[0],
          head: names.map((name, at) => (
            <Fragment key={name}>
              {at === 0 ? '' : ', '}
              <code>{name}</code>
            </Fragment>
          )),
          cells: [
            <FactText key="answer" text={`${answer} ${instead}`.trim()} />,
            <FactText key="where" text={where} />,
          ],
        }))}
      />
      <PageSources
        sources={[...new Set(rows.flatMap(({sources}) => sources))]}
        checked={marginalMethods.checked}
        part
      />
    </>
  );
}
