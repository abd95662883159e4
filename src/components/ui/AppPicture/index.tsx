import type {ReactNode} from 'react';
import ThemedImage from '@theme/ThemedImage';
import useBaseUrl from '@docusaurus/useBaseUrl';

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
  const file = `/img/tutorials/${name}`;
  return (
    <p>
      <ThemedImage
        sources={{light: useBaseUrl(`${file}-light.png`), dark: useBaseUrl(`${file}-dark.png`)}}
        alt={alt}
        width={720}
        height={540}
        loading="lazy"
      />
    </p>
  );
}
