import type {ReactNode} from 'react';
import {countText, groupHits} from '@site/src/search/groupHits';
import {foundSections, sectionOf} from '@site/src/search/siteSections';
import type {Search} from '@site/src/search/useSearch';
import BlockPicture from '../../brand/BlockPicture';
import {stopped} from '../../brand/states';
import Button from '../../ui/Button';
import Spinner from '../../ui/Spinner';
import AnswerCard from '../AnswerCard';
import PageResult from './PageResult';
import SectionChoice from './SectionChoice';
import styles from './styles.module.css';

interface Props {
  readonly search: Search;
  readonly limit: number;
  /** The section to show, by its key. Without results in it, all are shown. */
  readonly section: string;
  readonly onSection: (section: string) => void;
  /** Content for a search without results. */
  readonly nothing: ReactNode;
}

/** The results of a search grouped by page, or the loading state or an error. */
export default function SearchResults({
  search,
  limit,
  section,
  onSection,
  nothing,
}: Props): ReactNode {
  const {index, failure, hits, isNear, answers, isCurrent, isPartial, load} = search;
  if (index === 'failed') {
    return (
      <div role="alert" className={styles.failure}>
        <BlockPicture picture={stopped} />
        <p>The search could not be loaded: {failure}</p>
        <Button onPress={load}>Retry</Button>
      </div>
    );
  }
  if (!hits) {
    return (
      <p role="status" className={styles.count}>
        <Spinner /> Loading the search
      </p>
    );
  }
  const sections = foundSections(groupHits(hits).map(({page}) => page));
  const chosen = sections.some(({key}) => key === section) ? section : '';
  const shown = hits.filter(({page}) => chosen === '' || sectionOf(page) === chosen);
  const pages = groupHits(shown);
  // Answers don't wait for the text of pages. Hits do.
  const isWaiting = hits.length === 0 && isPartial;
  const hasNone = (hits.length === 0 && !isWaiting) || isNear;
  return (
    <div aria-busy={!isCurrent || isPartial}>
      <div className={styles.head}>
        <p role="status" className={styles.count}>
          {isWaiting ? (
            <>
              <Spinner /> Loading the search
            </>
          ) : hasNone ? (
            'No results'
          ) : (
            countText(shown.length, pages.length, hits.length, limit)
          )}
        </p>
        {(sections.length > 0 || isWaiting) && (
          <SectionChoice sections={sections} section={chosen} onChange={onSection} />
        )}
      </div>
      {failure !== undefined && (
        <div role="alert" className={styles.failure}>
          <p>The text of pages could not be searched: {failure}</p>
          <Button onPress={load}>Retry</Button>
        </div>
      )}
      {answers.length > 0 && (
        <div className={styles.answers}>
          {answers.map((answer) => (
            <AnswerCard key={`${answer.label} ${answer.value}`} answer={answer} />
          ))}
        </div>
      )}
      {hits.length === 0 && !isWaiting && nothing}
      {isNear && <p>Pages with some of these words:</p>}
      {pages.map((group) => (
        <PageResult key={group.page.id} {...group} />
      ))}
    </div>
  );
}
