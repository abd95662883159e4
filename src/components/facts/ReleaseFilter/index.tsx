import type {ReactNode} from 'react';
import clsx from 'clsx';
import {countText, withAnswer} from '../../ui/TableFilter/choice';
import field from '../../ui/Field/styles.module.css';
import HiddenEntries from '../../ui/HiddenEntries';
import StickyBar from '../../ui/StickyBar';
import NeedsScripts from '../../shell/NeedsScripts';
import {audienceFacet, breakingFacet, networkFacet} from './choice';
import styles from './styles.module.css';
import {useReleaseFilter} from './useReleaseFilter';

const selects = [
  {facet: audienceFacet, any: 'For all readers'},
  {facet: networkFacet, any: 'On all networks'},
];

/** Controls that filter the releases in the timeline and in the table. They stay in view. */
export default function ReleaseFilter({total}: {readonly total: string}): ReactNode {
  const {choice, count, hidden, choose} = useReleaseFilter(Number(total));
  const {key, options} = breakingFacet;
  return (
    <StickyBar>
      <NeedsScripts>
        <div role="group" aria-label="Filter releases" className={styles.controls}>
          {selects.map(({facet, any}) => (
            <select
              key={facet.key}
              aria-label={facet.label}
              className={clsx(field.field, styles.select)}
              value={choice[facet.key] ?? ''}
              onChange={({target}) => choose(withAnswer(choice, facet.key, target.value))}
            >
              <option value="">{any}</option>
              {facet.options.map(([value, name]) => (
                <option key={value} value={value}>
                  {name}
                </option>
              ))}
            </select>
          ))}
          {options.map(([value, name]) => (
            <label key={value} className={styles.check}>
              <input
                type="checkbox"
                checked={choice[key] === value}
                onChange={({target}) =>
                  choose(withAnswer(choice, key, target.checked ? value : ''))
                }
              />
              {name}
            </label>
          ))}
          <span role="status">{countText('release', count, Number(total))}</span>
        </div>
        <HiddenEntries anchors={hidden} />
      </NeedsScripts>
    </StickyBar>
  );
}
