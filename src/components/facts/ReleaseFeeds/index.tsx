import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import {releaseFeeds} from '@site/data/releaseFeeds';
import styles from './styles.module.css';

const feeds = Object.values(releaseFeeds);

/** Links to the release feeds, beside the text and in the head of the page. */
export default function ReleaseFeeds(): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  return (
    <>
      <Head>
        {feeds.map(({name, path, type}) => (
          <link
            key={path}
            rel="alternate"
            type={type}
            title={`Releases (${name})`}
            href={withBaseUrl(path)}
          />
        ))}
      </Head>
      <aside className={clsx(styles.feeds, 'unindexed')} aria-label="Feeds">
        <span>New releases:</span>
        {feeds.map(({name, path}) => (
          <Link key={path} to={`pathname://${path}`}>
            {name}
          </Link>
        ))}
      </aside>
    </>
  );
}
