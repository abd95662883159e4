import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

/** A task with the providers that do it. */
interface Task {
  readonly label: string;
  /** The table of the category, filtered for the task. */
  readonly to: string;
  readonly providers: readonly {readonly name: string; readonly to: string}[];
}

interface Category {
  readonly key: string;
  readonly label: string;
  readonly summary: string;
  readonly to: string;
  readonly tasks: readonly Task[];
}

/** Tools by what a reader wants to do: each task with the providers for it. The build makes the list. */
export default function ToolFinder({
  categories,
}: {
  /** `Category`s as JSON. */
  readonly categories: string;
}): ReactNode {
  return (
    <div className={styles.finder}>
      {(JSON.parse(categories) as readonly Category[]).map(({key, label, summary, to, tasks}) => (
        <section key={key} className={styles.category} aria-labelledby={`tools-${key}`}>
          <p id={`tools-${key}`} className={styles.title}>
            <Link to={to}>{label}</Link>
          </p>
          <p className={styles.summary}>{summary}</p>
          <dl className={styles.tasks}>
            {tasks.map((task) => (
              <div key={task.label}>
                <dt>
                  <Link to={task.to}>{task.label}</Link>
                </dt>
                <dd>
                  {task.providers.map(({name, to: page}, index) => (
                    <span key={page}>
                      {index > 0 && ', '}
                      <Link to={page}>{name}</Link>
                    </span>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
