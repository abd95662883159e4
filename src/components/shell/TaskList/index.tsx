import type {ReactNode} from 'react';
import Card from '../../ui/Card';
import styles from './styles.module.css';
import {tasks} from './tasks';

/** The most frequent tasks as cards with links to their pages. */
export default function TaskList(): ReactNode {
  return (
    <ul role="list" className={styles.tasks}>
      {tasks.map(({title, text, to, icon}) => (
        <Card key={title} to={to} title={title} icon={icon}>
          {text}
        </Card>
      ))}
    </ul>
  );
}
