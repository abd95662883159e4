import type {ReactNode} from 'react';

interface Props {
  /** The requested path. Undefined on the server. */
  readonly path: string | undefined;
  readonly planned: string | undefined;
}

/** The reason why a path has no page. */
export default function Explanation({path, planned}: Props): ReactNode {
  if (path === undefined) {
    return <p>There is no page at this address. It may have moved, or the link may be wrong.</p>;
  }
  if (planned === undefined) {
    return (
      <p>
        There is no page at <code>{path}</code>. It may have moved, or the link may be wrong.
      </p>
    );
  }
  if (path === planned) {
    return (
      <p>
        The page at <code>{path}</code> is planned. Until it is written, these come nearest.
      </p>
    );
  }
  return (
    <p>
      <code>{path}</code> was a page of an earlier edition of this documentation. The one that takes
      its place, <code>{planned}</code>, is planned. Until it is written, these come nearest.
    </p>
  );
}
