import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import Icon from '../../ui/Icon';
import styles from './styles.module.css';
import {tasks} from './tasks';

/** The most frequent tasks with links to their pages. */
export default function TaskList(): ReactNode {
  return (
    <ul role="list" className={styles.tasks}>
      {tasks.map(({title, text, to, icon}) => (
        <li key={title} className={styles.task}>
          <Icon shape={icon} className={styles.icon} />
          <div>
            <Link to={to} className={clsx(styles.title)}>
              {title}
            </Link>
            <p className={styles.text}>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
