import type {ReactNode} from 'react';
import {type DifferenceGroup, differencesChecked} from '@site/data/ethereumDifferences';
import FactText from '../FactText';
import PageSources from '../../shell/PageSources';
import fields from '../../rpc/RpcFields/styles.module.css';
import StackedTable from '../../ui/StackedTable';
import {findDifferences, groupCaptions, groupHeads} from './findDifferences';

/**
 * The differences from Ethereum in one group: a table with the behavior on Ethereum and on Linea and what to
 * do, and a list with the reasons.
 */
export default function DifferenceTable({group}: {readonly group: DifferenceGroup}): ReactNode {
  const differences = findDifferences(group);
  return (
    <>
      <StackedTable
        caption={groupCaptions[group]}
        columns={[groupHeads[group], 'On Linea', 'What to do']}
        hasCellLabels
        rows={differences.map(({subject, location, ethereum, linea, cure}) => ({
          key: subject,
          head: (
            <>
              <FactText text={subject} />
              {location !== undefined && (
                <span className={fields.note}>
                  <FactText text={location} />
                </span>
              )}
              <span className={fields.note}>
                Ethereum: <FactText text={ethereum} />
              </span>
            </>
          ),
          cells: [<FactText key="linea" text={linea} />, <FactText key="cure" text={cure} />],
        }))}
      />
      <p>Reasons and details:</p>
      <ul>
        {differences.map(({subject, reason}) => (
          <li key={subject}>
            <strong>
              <FactText text={subject} />
            </strong>
            : <FactText text={reason} />
          </li>
        ))}
      </ul>
      <PageSources
        sources={[...new Set(differences.flatMap(({sources}) => sources))]}
        checked={differencesChecked}
        part
      />
    </>
  );
}
