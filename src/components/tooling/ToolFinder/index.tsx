import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import card from '../../ui/Card/styles.module.css';
import grid from '../../ui/CardGrid/styles.module.css';

/** A task with its pages. */
interface Task {
  readonly label: string;
  /** The tool's page, or the category's table, filtered for the task. */
  readonly to: string;
  readonly answers: readonly {
    readonly name: string;
    readonly to: string;
    readonly isUnconfirmed?: boolean;
  }[];
}

interface Category {
  readonly key: string;
  readonly label: string;
  readonly summary: string;
  readonly to: string;
  readonly tasks: readonly Task[];
}

function TaskItem({label, to, answers}: Task): ReactNode {
  return (
    <li>
      <Link to={to}>{label}</Link>
      <br />
      {answers.map(({name, to: page, isUnconfirmed = false}, index) => (
        <span key={page}>
          {index > 0 && ', '}
          <Link to={page}>{name}</Link>
          {isUnconfirmed && ' (unconfirmed)'}
        </span>
      ))}
    </li>
  );
}

/** Tasks with the tools that do them on Linea. The build generates the list. */
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
          {tasks.length > 0 && (
            <ul className={card.text}>
              {tasks.map((task) => (
                <TaskItem key={task.label} {...task} />
              ))}
            </ul>
          )}
        </section>
      ))}
    </div>
  );
}
