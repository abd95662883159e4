import type {ReactNode} from 'react';
import {type DifferenceGroup, differencesChecked} from '@site/data/ethereumDifferences';
import FactText from '../FactText';
import PageSources from '../../shell/PageSources';
import fields from '../../rpc/RpcFields/styles.module.css';
import StackedTable from '../../ui/StackedTable';
import {findDifferences, groupCaptions} from './findDifferences';

/**
 * The differences from Ethereum in one group: the behavior on Ethereum and on Linea, the reason, and what
 * to do.
 */
export default function DifferenceTable({group}: {readonly group: DifferenceGroup}): ReactNode {
  const differences = findDifferences(group);
  return (
    <>
      <StackedTable
        caption={groupCaptions[group]}
        columns={['Subject', 'On Linea, and why', 'What to do']}
        rows={differences.map(({subject, ethereum, linea, reason, cure}) => ({
          key: subject,
          head: (
            <>
              <FactText text={subject} />
              <span className={fields.note}>
                Ethereum: <FactText text={ethereum} />
              </span>
            </>
          ),
          cells: [
            <FactText key="linea" text={`${linea} ${reason}`} />,
            <FactText key="cure" text={cure} />,
          ],
        }))}
      />
      <PageSources
        sources={[...new Set(differences.flatMap(({sources}) => sources))]}
        checked={differencesChecked}
        folded
      />
    </>
  );
}
