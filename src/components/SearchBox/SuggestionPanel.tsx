import type {MouseEvent, ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {SearchHit} from '@site/src/search/hit';
import type {Search} from '@site/src/search/useSearch';
import Button from '../Button';
import Spinner from '../Spinner';
import Suggestion from './Suggestion';
import styles from './styles.module.css';

interface Props {
  readonly search: Search;
  readonly listId: string;
  readonly optionId: (index: number) => string;
  readonly active: number;
  readonly all: {readonly url: string; readonly label: string};
  readonly onPoint: (index: number) => void;
  readonly onChoose: (hit: SearchHit, event: MouseEvent) => void;
  readonly onClose: () => void;
}

/** What opens below the search box: the suggestions, or why there are none. */
export default function SuggestionPanel({
  search: {index, failure, hits, load},
  listId,
  optionId,
  active,
  all,
  onPoint,
  onChoose,
  onClose,
}: Props): ReactNode {
  if (index === 'failed') {
    return (
      <div className={styles.message}>
        <p role="alert">The search could not be loaded: {failure}</p>
        <Button onPress={load}>Retry</Button>
      </div>
    );
  }
  if (!hits) {
    return (
      <p className={styles.message}>
        <Spinner /> Loading the search
      </p>
    );
  }
  return (
    <>
      {hits.length > 0 ? (
        <div role="listbox" id={listId} aria-label="Suggestions" className={styles.list}>
          {hits.map((hit, place) => (
            <Suggestion
              key={hit.document.i}
              hit={hit}
              id={optionId(place)}
              active={place === active}
              onChoose={(event) => onChoose(hit, event)}
              onPoint={() => onPoint(place)}
            />
          ))}
        </div>
      ) : (
        <p className={styles.message}>No results</p>
      )}
      <div className={styles.foot}>
        <Link to={all.url} onClick={onClose}>
          {all.label}
        </Link>
      </div>
    </>
  );
}
