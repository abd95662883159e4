import {type ReactNode, useId} from 'react';
import clsx from 'clsx';
import NeedsScripts from '../../shell/NeedsScripts';
import Button from '../../ui/Button';
import HiddenEntries from '../../ui/HiddenEntries';
import {countText} from '../../ui/TableFilter/choice';
import field from '../../ui/Field/styles.module.css';
import {foldMembers} from './filterMembers';
import styles from './styles.module.css';
import {useMemberFilter} from './useMemberFilter';

/**
 * A filter for the members of a contract, and buttons that open or close them all.
 *
 * @param inherited if present, the page has inherited members.
 */
export default function MemberFilter({inherited}: {readonly inherited?: string}): ReactNode {
  const id = useId();
  const {wanted, filtered, choose} = useMemberFilter();

  return (
    <NeedsScripts>
      <div role="group" aria-label="Members" className={clsx('unindexed', styles.filter)}>
        <label htmlFor={id}>Filter members</label>
        <input
          id={id}
          type="search"
          className={field.field}
          placeholder="Name, selector or topic"
          autoComplete="off"
          spellCheck={false}
          value={wanted.query}
          onChange={({target}) => choose({...wanted, query: target.value})}
        />
        {inherited !== undefined && (
          <label>
            <input
              type="checkbox"
              checked={wanted.hidesInherited}
              onChange={({target}) => choose({...wanted, hidesInherited: target.checked})}
            />{' '}
            Hide inherited
          </label>
        )}
        <span>
          <Button kind="quiet" onPress={() => foldMembers(true)}>
            Expand all
          </Button>
          <Button kind="quiet" onPress={() => foldMembers(false)}>
            Collapse all
          </Button>
        </span>
        <span role="status">
          {filtered && countText('member', filtered.shown, filtered.total, filtered.isClose)}
        </span>
      </div>
      <HiddenEntries anchors={filtered?.hidden ?? []} />
    </NeedsScripts>
  );
}
