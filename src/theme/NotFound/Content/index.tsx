// Change: redirects old paths to their pages. Otherwise it names the missing path and links to similar
// pages, the search and frequent tasks.
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import BlockPicture from '@site/src/components/brand/BlockPicture';
import {missing} from '@site/src/components/brand/states';
import SearchBox from '@site/src/components/search/SearchBox';
import Spinner from '@site/src/components/ui/Spinner';
import TaskList from '@site/src/components/shell/TaskList';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import Explanation from './Explanation';
import styles from './styles.module.css';
import {useMissingPath} from './useMissingPath';

export default function NotFoundContent(): ReactNode {
  const {isLookingUp, wanted} = useMissingPath();
  return (
    <main className={clsx(styles.page, isLookingUp && styles.lookingUp)}>
      {/* The layout overrides a title that the page itself sets. */}
      <PageMetadata title={isLookingUp ? 'Looking for the page' : 'Page not found'} />
      {isLookingUp && (
        <p role="status" className={styles.wait}>
          <Spinner /> Looking for the page
        </p>
      )}
      <BlockPicture picture={missing}>
        <text x="132" y="33" textAnchor="middle" className={styles.label}>
          404
        </text>
      </BlockPicture>
      <Heading as="h1">Page not found</Heading>
      <Explanation path={wanted?.path} />
      <SearchBox kind="wide" />
      <section className={styles.near} aria-live="polite">
        {wanted && wanted.near.length > 0 && (
          <>
            <Heading as="h2">Pages with a similar address</Heading>
            <ul>
              {wanted.near.map(({path, title: name}) => (
                <li key={path}>
                  <Link to={path}>{name}</Link> <span className={styles.path}>{path}</span>
                </li>
              ))}
            </ul>
          </>
        )}
      </section>
      <Heading as="h2">Popular tasks</Heading>
      <TaskList />
      <p className={styles.report}>
        Did a link on this site lead here? <Link to="/support">Tell us where it is</Link>.
      </p>
    </main>
  );
}
