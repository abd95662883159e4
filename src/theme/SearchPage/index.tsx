// Change: our search page. It groups results by page, filters them by section, shows their number and a
// Retry button on failure, and has a main landmark.
import {type ReactNode, useEffect, useId} from 'react';
import Head from '@docusaurus/Head';
import {PageMetadata} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import BlockPicture from '@site/src/components/brand/BlockPicture';
import {empty} from '@site/src/components/brand/states';
import NeedsScripts from '@site/src/components/shell/NeedsScripts';
import SearchResults from '@site/src/components/search/SearchResults';
import TaskList from '@site/src/components/shell/TaskList';
import {MAX_QUERY_LENGTH} from '@site/src/search/maxQueryLength';
import {resultsOptions} from '@site/src/search/places';
import {useSearch} from '@site/src/search/useSearch';
import {useSearchParameters} from '@site/src/search/useSearchParameters';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import ContextChoice from './ContextChoice';
import WithoutScripts from './WithoutScripts';
import styles from './styles.module.css';

/** The maximum length of the query in the title. */
const LONGEST_TITLE = 60;

function Tasks({title}: {readonly title: string}): ReactNode {
  return (
    <>
      <Heading as="h2">{title}</Heading>
      <TaskList />
    </>
  );
}

function SearchPageContent(): ReactNode {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const parameters = useSearchParameters();
  const {query, context, version, section, isRead, setQuery, setContext, setSection} = parameters;
  const search = useSearch(
    {baseUrl, versionUrl: `${baseUrl}${version}`, context},
    query,
    resultsOptions,
  );
  const {load} = search;
  const inputId = useId();
  useEffect(() => {
    if (isRead) {
      load();
    }
  }, [isRead, load]);

  const title = query
    ? translate(
        {id: 'theme.SearchPage.existingResultsTitle', message: 'Search results for "{query}"'},
        {query: query.length > LONGEST_TITLE ? `${query.slice(0, LONGEST_TITLE)}…` : query},
      )
    : translate({
        id: 'theme.SearchPage.emptyResultsTitle',
        message: 'Search the documentation',
      });

  return (
    <main className={styles.page}>
      <PageMetadata title={title} />
      <Heading as="h1" className={styles.title}>
        {title}
      </Heading>
      <WithoutScripts />
      <NeedsScripts>
        <search className={styles.form}>
          <label htmlFor={inputId}>Search words</label>
          <input
            id={inputId}
            type="search"
            name="q"
            className={styles.input}
            maxLength={MAX_QUERY_LENGTH}
            value={query}
            onChange={({target}) => setQuery(target.value)}
            autoComplete="off"
            spellCheck={false}
          />
          <ContextChoice context={context} onChange={setContext} />
        </search>
      </NeedsScripts>
      {query.trim() === '' ? (
        <Tasks title="Popular tasks" />
      ) : (
        <SearchResults
          search={search}
          limit={resultsOptions.limit}
          section={section}
          onSection={setSection}
          nothing={
            <>
              <BlockPicture picture={empty} />
              <p>Try fewer or shorter words, or the name of a method, contract or error.</p>
              <Tasks title="Popular tasks" />
            </>
          }
        />
      )}
    </main>
  );
}

export default function SearchPage(): ReactNode {
  return (
    <Layout>
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <SearchPageContent />
    </Layout>
  );
}
