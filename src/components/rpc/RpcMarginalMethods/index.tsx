import {Fragment, type ReactNode} from 'react';
import {marginalMethods} from '@site/data/rpc/marginal';
import FactText from '../../facts/FactText';
import PageSources from '../../shell/PageSources';
import StackedTable from '../../ui/StackedTable';

/** Ethereum's methods without a page: the response on Linea, where it applies, and alternatives. */
export default function RpcMarginalMethods(): ReactNode {
  const {rows, checked} = marginalMethods;
  return (
    <>
      <StackedTable
        caption="Methods of Ethereum without a page"
        columns={['Method', 'Answer', 'Where']}
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
        checked={checked}
        folded
      />
    </>
  );
}
