import type {MouseEvent, ReactNode} from 'react';
import {HitType} from '@site/src/search/document';
import type {SearchHit} from '@site/src/search/hit';
import clsx from 'clsx';
import Icon from '../../../ui/Icon';
import {pageIcon, sectionIcon, textIcon} from '../../../ui/Icon/icons';
import MarkedText from '../../../ui/MarkedText';
import styles from './list.module.css';

const shapes: Readonly<Record<HitType, string>> = {
  [HitType.Title]: pageIcon,
  [HitType.Heading]: sectionIcon,
  [HitType.Description]: textIcon,
  [HitType.Keywords]: pageIcon,
  [HitType.Content]: textIcon,
};

/** A hit as an option of the list: its title, a snippet and its breadcrumbs. */
export default function Suggestion({
  hit: {type, title, snippet, page},
  id,
  active,
  onChoose,
  onPoint,
}: {
  readonly hit: SearchHit;
  readonly id: string;
  readonly active: boolean;
  readonly onChoose: (event: MouseEvent) => void;
  readonly onPoint: () => void;
}): ReactNode {
  const path = [...page.breadcrumbs, ...(type === HitType.Title ? [] : [page.title])];
  return (
    // The keys are handled where the focus is: in the input that this list belongs to.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={active}
      className={clsx(styles.suggestion, active && styles.active)}
      onClick={onChoose}
      onPointerMove={onPoint}
    >
      <Icon shape={shapes[type]} className={styles.kind} />
      <span className={styles.texts}>
        <span className={styles.title}>
          <MarkedText pieces={title} />
        </span>
        {snippet && (
          <span className={styles.snippet}>
            <MarkedText pieces={snippet} />
          </span>
        )}
        <span className={styles.path}>{path.filter(Boolean).join(' › ')}</span>
      </span>
    </div>
  );
}
