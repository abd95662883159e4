import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import styles from './styles.module.css';

const pages = [
  {label: 'Learn', to: '/learn'},
  {label: 'Tools', to: '/get-started/tools'},
  {label: 'API errors', to: '/api/errors'},
  {label: 'Glossary', to: '/zero-knowledge-glossary'},
  {label: 'Get help', to: '/support'},
] as const;

/**
 * The end of the mobile menu: pages that the navbar has no space for.
 * @param onChoose closes the menu.
 */
export default function MenuMore({onChoose}: {readonly onChoose: () => void}): ReactNode {
  return (
    <ul className={clsx('menu__list', styles.more)} aria-label="More pages">
      {pages.map(({label, to}) => (
        <li key={to} className="menu__list-item">
          <Link to={to} className="menu__link" onClick={onChoose}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
