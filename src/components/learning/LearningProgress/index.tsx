import {type ReactNode, useMemo} from 'react';
import Link from '@docusaurus/Link';
import NeedsScripts from '../../shell/NeedsScripts';
import Button from '../../ui/Button';
import {type Course, startedCourses} from '../progress';
import {useProgress} from '../useProgress';

/** The tutorials that a reader has started, each with its next chapter. */
export default function LearningProgress({
  tutorials,
}: {
  /** `Course`s as JSON. */
  readonly tutorials: string;
}): ReactNode {
  const courses = useMemo(() => JSON.parse(tutorials) as readonly Course[], [tutorials]);
  const [progress, setProgress] = useProgress();
  const started = startedCourses(courses, progress);
  return (
    <NeedsScripts>
      {started.length === 0 ? (
        <p>You haven’t finished a chapter yet.</p>
      ) : (
        <>
          <ul>
            {started.map(({to, title, done, all, next}) => (
              <li key={to}>
                <Link to={to}>{title}</Link>: {done} of {all} {all === 1 ? 'chapter' : 'chapters'}.{' '}
                {next === undefined ? (
                  'Finished.'
                ) : (
                  <>
                    Next: <Link to={next.to}>{next.title}</Link>
                  </>
                )}
              </li>
            ))}
          </ul>
          <Button kind="quiet" onPress={() => setProgress({})}>
            Clear progress
          </Button>
        </>
      )}
    </NeedsScripts>
  );
}
