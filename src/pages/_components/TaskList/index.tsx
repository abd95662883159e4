import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import ExternalLink from '@site/src/components/ExternalLink';
import styles from './styles.module.css';
import {type Task, tasks} from './tasks';

function TaskLink({to, title}: Task): ReactNode {
  return to.startsWith('/') ? (
    <Link to={to}>{title}</Link>
  ) : (
    <ExternalLink href={to}>{title}</ExternalLink>
  );
}

/** What most readers come to do, each with the page or site that does it. */
export default function TaskList(): ReactNode {
  return (
    <ul role="list" className={styles.tasks}>
      {tasks.map((task) => (
        <li key={task.title} className={styles.task}>
          <span className={styles.title}>
            <TaskLink {...task} />
          </span>
          <p className={styles.text}>{task.text}</p>
        </li>
      ))}
    </ul>
  );
}
