import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import ExternalLink from '../ExternalLink';
import Icon from '../Icon';
import LongName from '../LongName';
import styles from './styles.module.css';

interface Props {
  /** A route of this site that starts with a slash (`/get-started/build/contracts`), or an `https://` URL. */
  readonly to?: string;
  readonly title: string;
  /** A constant of `icons.ts`. */
  readonly icon?: string;
  /** A smaller last line. */
  readonly note?: string;
  readonly children: ReactNode;
}

/** A card. With `to`, the title is a link whose target is the whole card. */
export default function Card({to, title, icon, note, children}: Props): ReactNode {
  if (!title) {
    throw new Error(`<Card to="${to ?? ''}"> needs a title`);
  }
  if (to !== undefined && !/^(?:\/(?!\/)|https:\/\/)/.test(to)) {
    throw new Error(
      `<Card title="${title}"> has to="${to}": give it a route of this site that starts with one slash, or an https:// address`,
    );
  }
  const name = <LongName text={title} />;
  return (
    <li className={clsx(styles.card, icon && styles.withIcon)}>
      {icon && <Icon shape={icon} className={styles.icon} />}
      <div>
        <span className={styles.title}>
          {to === undefined ? (
            name
          ) : to.startsWith('/') ? (
            <Link to={to}>{name}</Link>
          ) : (
            <ExternalLink href={to}>{name}</ExternalLink>
          )}
        </span>
        <div className={styles.text}>{children}</div>
        {note && <div className={styles.note}>{note}</div>}
      </div>
    </li>
  );
}
