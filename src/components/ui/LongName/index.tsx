import {Fragment, type ReactNode} from 'react';
import {nameParts} from './nameParts';

/** A title. Where it is a name in code, a line may end between its words and not within them. */
export default function LongName({text}: {readonly text: string}): ReactNode {
  return nameParts(text).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
