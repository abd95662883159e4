import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import ExternalLink from '../ExternalLink';
import styles from './styles.module.css';

interface Props {
  /** A route of this site that starts with a slash (`/get-started/build/contracts`), or an `https://` URL. */
  readonly to?: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** A card. With `to`, the title is a link whose target is the whole card. */
export default function Card({to, title, children}: Props): ReactNode {
  if (!title) {
    throw new Error(`<Card to="${to ?? ''}"> needs a title`);
  }
  if (to !== undefined && !/^(?:\/(?!\/)|https:\/\/)/.test(to)) {
    throw new Error(
      `<Card title="${title}"> has to="${to}": give it a route of this site that starts with one slash, or an https:// address`,
    );
  }
  return (
    <li className={styles.card}>
      <span className={styles.title}>
        {to === undefined ? (
          title
        ) : to.startsWith('/') ? (
          <Link to={to}>{title}</Link>
        ) : (
          <ExternalLink href={to}>{title}</ExternalLink>
        )}
      </span>
      <div className={styles.text}>{children}</div>
    </li>
  );
}
