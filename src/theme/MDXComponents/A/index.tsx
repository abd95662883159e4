// Change: a link that leaves the site has the icon that says so; one to the site's own address does not leave it.
import type {ReactNode} from 'react';
import ExternalLink from '@site/src/components/ExternalLink';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import A from '@theme-original/MDXComponents/A';
import type {Props} from '@theme/MDXComponents/A';

export default function MDXA(props: Props): ReactNode {
  const {url} = useDocusaurusContext().siteConfig;
  const {href, children} = props;
  if (href?.startsWith(`${url}/`)) {
    return <A {...props} href={href.slice(url.length)} />;
  }
  return href?.startsWith('https://') ? (
    <ExternalLink href={href}>{children}</ExternalLink>
  ) : (
    <A {...props} />
  );
}
