import type {ReactNode} from 'react';
import {type DifferenceGroup, differencesChecked} from '@site/data/ethereumDifferences';
import FactText from '../FactText';
import PageSources from '../../shell/PageSources';
import fields from '../../rpc/RpcFields/styles.module.css';
import StackedTable from '../../ui/StackedTable';
import {findDifferences, groupCaptions} from './findDifferences';

/** What differs from Ethereum in one respect: how it is there, how it is on Linea and why, and what to do about it. */
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
