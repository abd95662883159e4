import {Fragment, type ReactNode} from 'react';
import {nameParts} from './nameParts';

/** A title. If it is a name in code, line breaks are allowed only between its words. */
export default function LongName({text}: {readonly text: string}): ReactNode {
  return nameParts(text).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
