import type {MouseEvent, ReactNode} from 'react';
import clsx from 'clsx';
import {HitType, hitText, type SearchHit} from '@site/src/search/hit';
import Icon from '../Icon';
import {pageIcon, sectionIcon, textIcon} from '../Icon/icons';
import styles from './styles.module.css';

const shapes: Readonly<Record<SearchHit['type'], string>> = {
  [HitType.Title]: pageIcon,
  [HitType.Heading]: sectionIcon,
  [HitType.Description]: textIcon,
  [HitType.Keywords]: pageIcon,
  [HitType.Content]: textIcon,
};

/** A hit as one line of choice: what was found, and where it stands. */
export default function Suggestion({
  hit,
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
  const {titleHtml, snippetHtml, path} = hitText(hit);
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
      <Icon shape={shapes[hit.type]} className={styles.kind} />
      <span className={styles.texts}>
        <span className={styles.title} dangerouslySetInnerHTML={{__html: titleHtml}} />
        {snippetHtml !== undefined && (
          <span className={styles.snippet} dangerouslySetInnerHTML={{__html: snippetHtml}} />
        )}
        <span className={styles.path}>{path}</span>
      </span>
    </div>
  );
}
