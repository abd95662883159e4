import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';

/** The lists of this site, for readers whose browser runs no scripts. */
const lists = [
  ['/get-started', 'Get started'],
  ['/get-started/how-to', 'How-to guides'],
  ['/get-started/tooling', 'Tooling'],
  ['/technology/architecture', 'Technology'],
  ['/api/reference', 'JSON-RPC reference'],
  ['/api/linea-smart-contracts', 'Contracts'],
  ['/api/errors', 'API errors'],
  ['/learn', 'Learn'],
  ['/zero-knowledge-glossary', 'Glossary'],
] as const;

/** What to do without JavaScript: the browser's own search in a list of pages, methods or terms. */
export default function WithoutScripts(): ReactNode {
  return (
    <noscript>
      <p>
        The search needs JavaScript. Without it, open a list and search in it with your browser’s
        search (Ctrl+F, or Cmd+F on a Mac):
      </p>
      <ul>
        {lists.map(([to, title]) => (
          <li key={to}>
            <Link to={to}>{title}</Link>
          </li>
        ))}
      </ul>
    </noscript>
  );
}
