import {type ComponentProps, lazy, type ReactNode, Suspense} from 'react';
import type {Search} from '@site/src/search/useSearch';
import Button from '../../ui/Button';
import Spinner from '../../ui/Spinner';
import {loadPanelContent} from './loadPanelContent';
import styles from './styles.module.css';

const PanelContent = lazy(loadPanelContent);

interface Props extends Omit<ComponentProps<typeof PanelContent>, 'search'> {
  readonly search: Search;
}

/** The panel below the search box: its content, the loading state or an error. */
export default function SuggestionPanel({search, ...content}: Props): ReactNode {
  const {index, failure, hits, load} = search;
  if (index === 'failed') {
    return (
      <div className={styles.message}>
        <p role="alert">The search could not be loaded: {failure}</p>
        <Button onPress={load}>Retry</Button>
      </div>
    );
  }
  const isEmpty = content.query === '';
  const wait = isEmpty ? null : (
    <p className={styles.message}>
      <Spinner /> Loading the search
    </p>
  );
  // The code of the content loads with the index, whose failure is an error above.
  return index === 'done' && (hits || isEmpty) ? (
    <Suspense fallback={wait}>
      <PanelContent search={search} {...content} />
      {failure !== undefined && (
        <div className={styles.message}>
          <p role="alert">The text of pages could not be searched: {failure}</p>
          <Button onPress={load}>Retry</Button>
        </div>
      )}
    </Suspense>
  ) : (
    wait
  );
}
