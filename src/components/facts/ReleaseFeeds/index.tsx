import {Fragment, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {releaseFeeds} from '@site/data/releaseFeeds';

const feeds = Object.values(releaseFeeds);

/** Links to the release feeds, in the text and in the head of the page. */
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
      <p>
        Follow new releases in your feed reader:{' '}
        {feeds.map(({name, path}, index) => (
          <Fragment key={path}>
            {index > 0 && ' or '}
            <Link to={`pathname://${path}`}>{name}</Link>
          </Fragment>
        ))}
        .
      </p>
    </>
  );
}
