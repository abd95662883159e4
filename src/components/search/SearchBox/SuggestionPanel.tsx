import type {ComponentProps, ReactNode} from 'react';
import type {Search} from '@site/src/search/useSearch';
import BlockPicture from '../../brand/BlockPicture';
import {stopped} from '../../brand/states';
import Button from '../../ui/Button';
import Spinner from '../../ui/Spinner';
import type PanelContent from './list';
import {panel} from './loadPanelContent';
import styles from './styles.module.css';

interface Props extends Omit<ComponentProps<typeof PanelContent>, 'search'> {
  readonly search: Search;
}

/** The panel below the search box: its content, the loading state or an error. */
export default function SuggestionPanel({search, ...content}: Props): ReactNode {
  const {index, failure, hits, load} = search;
  if (index === 'failed') {
    return (
      <div className={styles.message}>
        <BlockPicture picture={stopped} />
        <p role="alert">The search could not be loaded: {failure}</p>
        <Button onPress={load}>Retry</Button>
      </div>
    );
  }
  const isEmpty = content.query === '';
  // The code of the content loads with the index, whose failure is an error above.
  return panel.Content && index === 'done' && (hits || isEmpty) ? (
    <>
      <panel.Content search={search} {...content} />
      {failure !== undefined && (
        <div className={styles.message}>
          <p role="alert">The text of pages could not be searched: {failure}</p>
          <Button onPress={load}>Retry</Button>
        </div>
      )}
    </>
  ) : (
    !isEmpty && (
      <p className={styles.message}>
        <Spinner /> Loading the search
      </p>
    )
  );
}
