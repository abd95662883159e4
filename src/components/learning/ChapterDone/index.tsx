import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import NeedsScripts from '../../shell/NeedsScripts';
import row from '../../ui/ButtonRow/styles.module.css';
import {withChapter} from '../progress';
import {useProgress} from '../useProgress';

interface Props {
  /** The route of the tutorial. */
  readonly tutorial: string;
  /** The number of the chapter, from 1. */
  readonly chapter: string;
  /** The number of chapters. */
  readonly of: string;
}

/** A checkbox at the end of a chapter. The browser stores the choice. */
export default function ChapterDone({tutorial, chapter, of}: Props): ReactNode {
  const [progress, setProgress] = useProgress();
  const number = Number(chapter);
  return (
    <NeedsScripts>
      <p className={row.row}>
        <label>
          <input
            type="checkbox"
            checked={progress[tutorial]?.includes(number) ?? false}
            onChange={({target}) =>
              setProgress(withChapter(progress, tutorial, number, target.checked))
            }
          />{' '}
          {of === '1' ? 'I finished this tutorial' : `I finished chapter ${chapter} of ${of}`}
        </label>
        <span>
          Saved in this browser only. <Link to="/learn#progress">See your progress</Link>
        </span>
      </p>
    </NeedsScripts>
  );
}
