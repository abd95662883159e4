import type {ReactNode} from 'react';

interface Props {
  /** The requested path. Undefined on the server. */
  readonly path: string | undefined;
}

/** The reason why a path has no page. */
export default function Explanation({path}: Props): ReactNode {
  return (
    <p>
      There is no page at {path === undefined ? 'this address' : <code>{path}</code>}. It may have
      moved, or the link may be wrong.
    </p>
  );
}
