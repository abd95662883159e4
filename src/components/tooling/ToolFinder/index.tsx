import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import card from '../../ui/Card/styles.module.css';
import grid from '../../ui/CardGrid/styles.module.css';

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
    <div className={grid.grid}>
      {(JSON.parse(categories) as readonly Category[]).map(({key, label, summary, to, tasks}) => (
        <section key={key} className={card.card} aria-labelledby={`tools-${key}`}>
          <strong id={`tools-${key}`}>
            <Link to={to}>{label}</Link>
          </strong>
          <p className={card.text}>{summary}</p>
          <ul className={card.text}>
            {tasks.map((task) => (
              <li key={task.label}>
                <Link to={task.to}>{task.label}</Link>
                <br />
                {task.providers.map(({name, to: page}, index) => (
                  <span key={page}>
                    {index > 0 && ', '}
                    <Link to={page}>{name}</Link>
                  </span>
                ))}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
