import type {MouseEvent, ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {bySection} from '@site/src/search/bySection';
import type {FoundAnswer, Opened, SearchHit} from '@site/src/search/hit';
import type {SearchScope} from '@site/src/search/scope';
import BlockPicture from '../../../brand/BlockPicture';
import {empty} from '../../../brand/states';
import {allResults} from './allResults';
import Answers from './Answers';
import styles from './list.module.css';
import {Tasks} from './Start';
import Suggestion from './Suggestion';

interface Props {
  /** By section of the site. They are options, in this order, after the answers. */
  readonly hits: readonly SearchHit[];
  /** Whether the hits have only some of the query's words. */
  readonly isNear: boolean;
  readonly answers: readonly FoundAnswer[];
  readonly isPartial: boolean;
  readonly query: string;
  readonly scope: SearchScope;
  readonly listId: string;
  readonly optionId: (index: number) => string;
  readonly active: number;
  readonly onPoint: (index: number) => void;
  readonly onChoose: (option: Opened, event: MouseEvent) => void;
  readonly onClose: () => void;
}

/** The answers and suggestions for a query, with a link to all results. */
export default function SuggestionList({
  hits,
  isNear,
  answers,
  isPartial,
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
  const all = allResults(query, scope, hits.length === 0 || isNear, currentLocale);
  const none = translate({id: 'theme.SearchBar.noResultsText', message: 'No results'});
  return (
    <>
      {answers.length > 0 && <Answers {...{answers, optionId, active, onPoint, onChoose}} />}
      {isNear && (
        <div className={styles.none}>
          <p>{none}</p>
          <p>Pages with some of these words:</p>
        </div>
      )}
      {answers.length + hits.length > 0 ? (
        <div
          role="listbox"
          id={listId}
          aria-label="Suggestions"
          aria-owns={answers.map((_, place) => optionId(place)).join(' ') || undefined}
          aria-busy={isPartial}
          className={styles.list}
        >
          {bySection(hits).map(({section, hits: some}) => (
            <div key={some[0]?.id} role="group" aria-label={section || 'Other pages'}>
              {section !== '' && (
                <div aria-hidden="true" className={styles.section}>
                  {section}
                </div>
              )}
              {some.map((hit) => {
                const place = answers.length + hits.indexOf(hit);
                return (
                  <Suggestion
                    key={hit.id}
                    hit={hit}
                    id={optionId(place)}
                    active={place === active}
                    onChoose={(event) => onChoose(hit, event)}
                    onPoint={() => onPoint(place)}
                  />
                );
              })}
            </div>
          ))}
        </div>
      ) : (
        <>
          <div className={styles.none}>
            <BlockPicture picture={empty} />
            <p>{none}</p>
            <p>Try fewer or shorter words, or the name of a method, contract or error.</p>
          </div>
          <Tasks onClose={onClose} />
        </>
      )}
      {all && (
        <div className={styles.foot}>
          <Link to={all.url} onClick={onClose}>
            {all.label}
          </Link>
        </div>
      )}
    </>
  );
}
