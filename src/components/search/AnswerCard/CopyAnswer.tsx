import type {ReactNode} from 'react';
import type {FoundAnswer} from '@site/src/search/hit';
import CopyButton from '../../ui/CopyButton';

/** A button that copies the value of an answer. Backticks mark code, they are no part of it. */
export default function CopyAnswer({
  answer: {label, value, isProse = false},
}: {
  readonly answer: FoundAnswer;
}): ReactNode {
  return (
    <CopyButton value={isProse ? value.replaceAll('`', '') : value} label={`Copy: ${label}`} />
  );
}
