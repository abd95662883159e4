import type {ReactNode} from 'react';
import ThemedPicture from '../ThemedPicture';

/**
 * The screenshot of a finished app in the reader's color mode. A sample test takes it
 * (`tests/samples/harness/appPicture.ts`).
 */
export default function AppPicture({
  name,
  alt,
}: {
  /** The files are `static/img/tutorials/<name>-light.png` and `<name>-dark.png`. */
  readonly name: string;
  readonly alt: string;
}): ReactNode {
  return (
    <ThemedPicture path={`/img/tutorials/${name}`} type="png" alt={alt} width={720} height={540} />
  );
}
