// Change: says which address is missing, and leads on: to pages with a similar address, to the search, to what most readers come for.
import {type ReactNode, useEffect, useState} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import SearchBox from '@site/src/components/SearchBox';
import TaskList from '@site/src/components/TaskList';
import Heading from '@theme/Heading';
import {nearPages} from './nearPages';
import styles from './styles.module.css';

interface Wanted {
  readonly path: string;
  readonly near: readonly {readonly path: string; readonly title: string}[];
}

/** The address that is no page, and the pages near it: known only in the browser, since one file serves every address. */
function useWanted(): Wanted | undefined {
  const {pathname} = useLocation();
  const [wanted, setWanted] = useState<Wanted>();
  useEffect(() => {
    const visit = {over: false};
    void (async () => {
      const pages = await import('@generated/page-list/default/pages.json')
        .then((list) => list.default)
        // Without the list the page still leads on.
        .catch(() => []);
      if (!visit.over) {
        setWanted({path: pathname, near: nearPages(pathname, pages, 4)});
      }
    })();
    return () => {
      visit.over = true;
    };
  }, [pathname]);
  return wanted;
}

export default function NotFoundContent(): ReactNode {
  const wanted = useWanted();
  return (
    <main className={styles.page}>
      {/* The title that the page itself sets is taken back by the layout. */}
      <PageMetadata title="Page not found" />
      <Heading as="h1">Page not found</Heading>
      <p>
        {wanted ? (
          <>
            There is no page at <code>{wanted.path}</code>.
          </>
        ) : (
          'There is no page at this address.'
        )}{' '}
        It may have moved, or the link may be wrong.
      </p>
      <SearchBox kind="wide" />
      <section className={styles.near} aria-live="polite">
        {wanted && wanted.near.length > 0 && (
          <>
            <Heading as="h2">Pages with a similar address</Heading>
            <ul>
              {wanted.near.map(({path, title}) => (
                <li key={path}>
                  <Link to={path}>{title}</Link> <span className={styles.path}>{path}</span>
                </li>
              ))}
            </ul>
          </>
        )}
      </section>
      <Heading as="h2">What most readers come for</Heading>
      <TaskList />
      <p className={styles.report}>
        Did a link on this site lead here? <Link to="/support">Tell us where it stands</Link>.
      </p>
    </main>
  );
}
