import {type ComponentProps, lazy, type ReactNode, Suspense} from 'react';
import type {Search} from '@site/src/search/useSearch';
import Button from '../../ui/Button';
import Spinner from '../../ui/Spinner';
import {loadSuggestionList} from './loadSuggestionList';
import styles from './styles.module.css';

const SuggestionList = lazy(loadSuggestionList);

interface Props extends Omit<ComponentProps<typeof SuggestionList>, 'hits'> {
  readonly search: Search;
}

/** The panel below the search box: the suggestions, the loading state or an error. */
export default function SuggestionPanel({
  search: {index, failure, hits, load},
  ...list
}: Props): ReactNode {
  if (index === 'failed') {
    return (
      <div className={styles.message}>
        <p role="alert">The search could not be loaded: {failure}</p>
        <Button onPress={load}>Retry</Button>
      </div>
    );
  }
  const wait = (
    <p className={styles.message}>
      <Spinner /> Loading the search
    </p>
  );
  return hits ? (
    <Suspense fallback={wait}>
      <SuggestionList hits={hits} {...list} />
    </Suspense>
  ) : (
    wait
  );
}
