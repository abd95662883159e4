import type {MouseEvent, ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {SearchHit} from '@site/src/search/hit';
import type {SearchScope} from '@site/src/search/scope';
import {allResults} from './allResults';
import styles from './styles.module.css';
import Suggestion from './Suggestion';

interface Props {
  readonly hits: readonly SearchHit[];
  readonly query: string;
  readonly scope: SearchScope;
  readonly listId: string;
  readonly optionId: (index: number) => string;
  readonly active: number;
  readonly onPoint: (index: number) => void;
  readonly onChoose: (hit: SearchHit, event: MouseEvent) => void;
  readonly onClose: () => void;
}

/** The suggestions for a query, with a link to all results. */
export default function SuggestionList({
  hits,
  query,
  scope,
  listId,
  optionId,
  active,
  onPoint,
  onChoose,
  onClose,
}: Props): ReactNode {
  const {currentLocale} = useDocusaurusContext().i18n;
  const all = allResults(query, scope, hits.length === 0, currentLocale);
  return (
    <>
      {hits.length > 0 ? (
        <div role="listbox" id={listId} aria-label="Suggestions" className={styles.list}>
          {hits.map((hit, place) => (
            <Suggestion
              key={hit.id}
              hit={hit}
              id={optionId(place)}
              active={place === active}
              onChoose={(event) => onChoose(hit, event)}
              onPoint={() => onPoint(place)}
            />
          ))}
        </div>
      ) : (
        <p className={styles.message}>
          {translate({id: 'theme.SearchBar.noResultsText', message: 'No results'})}
        </p>
      )}
      <div className={styles.foot}>
        <Link to={all.url} onClick={onClose}>
          {all.label}
        </Link>
      </div>
    </>
  );
}
