import {type ReactNode, useId, useMemo} from 'react';
import NeedsScripts from '../../shell/NeedsScripts';
import Button from '../Button';
import {countText, type Facet, type FilteredRow, withAnswer} from './choice';
import row from '../ButtonRow/styles.module.css';
import field from '../Field/styles.module.css';
import styles from './styles.module.css';
import {useChoice} from './useChoice';

interface Props {
  /** The singular name of a row: `provider`. */
  readonly noun: string;
  /** `Facet`s as JSON. */
  readonly facets: string;
  /** `FilteredRow`s as JSON, one for each row of the table. */
  readonly rows: string;
}

/** The filters of a table. The URL contains the choice, so that it can be shared. */
export default function TableFilter({noun, facets, rows}: Props): ReactNode {
  const id = useId();
  const questions = useMemo(() => JSON.parse(facets) as readonly Facet[], [facets]);
  const all = useMemo(() => JSON.parse(rows) as readonly FilteredRow[], [rows]);
  const {choice, shown, isClose, choose} = useChoice(questions, all);
  const hasChoice = Object.keys(choice).length > 0;

  return (
    <NeedsScripts>
      <div role="group" aria-label={`Filter ${noun}s`} className={row.row}>
        {questions.map(({key, label, options}) => (
          <span key={key} className={styles.facet}>
            <label htmlFor={`${id}-${key}`}>{label}</label>
            {options === undefined ? (
              <input
                id={`${id}-${key}`}
                type="search"
                autoComplete="off"
                spellCheck={false}
                className={field.field}
                value={choice[key] ?? ''}
                onChange={({target}) => choose(withAnswer(choice, key, target.value))}
              />
            ) : (
              <select
                id={`${id}-${key}`}
                className={field.field}
                value={choice[key] ?? ''}
                onChange={({target}) => choose(withAnswer(choice, key, target.value))}
              >
                <option value="">Any</option>
                {options.map(([value, name]) => (
                  <option key={value} value={value}>
                    {name}
                  </option>
                ))}
              </select>
            )}
          </span>
        ))}
      </div>
      <p className={row.row}>
        <span role="status">{countText(noun, shown.length, all.length, isClose)}</span>{' '}
        {hasChoice && (
          <Button kind="quiet" onPress={() => choose({})}>
            Clear filters
          </Button>
        )}
      </p>
    </NeedsScripts>
  );
}
