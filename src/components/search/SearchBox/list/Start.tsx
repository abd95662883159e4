import {type ReactNode, useId} from 'react';
import Link from '@docusaurus/Link';
import type {RecentQueries} from '@site/src/search/useRecentQueries';
import {tasks} from '../../../shell/TaskList/tasks';
import clsx from 'clsx';
import Icon from '../../../ui/Icon';
import styles from './list.module.css';

interface Props {
  readonly recent: RecentQueries;
  readonly onRecent: (query: string) => void;
  readonly onClose: () => void;
}

/** Popular tasks as links. */
export function Tasks({onClose}: {readonly onClose: () => void}): ReactNode {
  const id = useId();
  return (
    <div className={styles.part}>
      <p id={id} className={styles.section}>
        Popular tasks
      </p>
      <ul role="list" aria-labelledby={id} className={styles.starts}>
        {tasks.map(({title, to, icon}) => (
          <li key={to}>
            <Link to={to} className={clsx(styles.start)} onClick={onClose}>
              <Icon shape={icon} className={styles.kind} />
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What readers often want before they type: their last queries, and popular tasks. */
export default function Start({recent: {queries, clear}, onRecent, onClose}: Props): ReactNode {
  const id = useId();
  return (
    <>
      {queries.length > 0 && (
        <div className={styles.part}>
          <div className={styles.head}>
            <p id={id} className={styles.section}>
              Recent searches
            </p>
            <button type="button" className={styles.clear} onClick={clear}>
              Clear recent searches
            </button>
          </div>
          <ul role="list" aria-labelledby={id} className={styles.starts}>
            {queries.map((query) => (
              <li key={query}>
                <button type="button" className={styles.start} onClick={() => onRecent(query)}>
                  {query}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      <Tasks onClose={onClose} />
    </>
  );
}
