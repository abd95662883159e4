import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {copyPath} from '@site/data/copyPath';
import {dayInWords} from '@site/data/dayInWords';
import clsx from 'clsx';
import Icon from '../../ui/Icon';
import {copyIcon} from '../../ui/Icon/icons';
import {pressCopyPage} from '../../ui/StaticPart/delegateClicks';
import styles from './styles.module.css';

interface Props {
  /** The reading time. Absent on short pages, and on pages that readers look things up in. */
  readonly minutes?: string;
}

/**
 * The line below a page's title: reading time, the day of the last check, a link to edit the page, and a button that
 * copies the page as Markdown. Phones show fewer words, so that it is one line.
 */
export default function PageHead({minutes}: Props): ReactNode {
  const {frontMatter, metadata} = useDoc();
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const {checked} = frontMatter as {readonly checked?: string | Date};
  const {editUrl, permalink} = metadata;
  const day = checked && new Date(checked).toISOString().slice(0, 10);
  return (
    <div className={clsx(styles.head, 'unindexed')}>
      {minutes && <span>{minutes} min read</span>}
      {day && (
        <span>
          Checked <time dateTime={day}>{dayInWords(day)}</time>
        </span>
      )}
      {editUrl && (
        <span>
          <Link to={editUrl} className={ThemeClassNames.common.editThisPage}>
            Edit<span className={styles.rest}> this page</span>
          </Link>
        </span>
      )}
      <span className={styles.copy}>
        <button
          type="button"
          name="copy-page"
          value={copyPath(permalink, baseUrl)}
          onClick={({currentTarget}) => void pressCopyPage(currentTarget)}
        >
          <Icon shape={copyIcon} />
          <span className={styles.rest}>Copy page</span>
        </button>
        <span role="status">
          <span />
        </span>
      </span>
    </div>
  );
}
