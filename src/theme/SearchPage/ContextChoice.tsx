import type {ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {
  searchContextByPaths,
  useAllContextsWithNoSearchContext as searchesAllContexts,
} from '@generated/@easyops-cn/docusaurus-search-local/default/generated.js';
import {contextPath} from '@site/src/search/context';
import {contextLabel} from '@site/src/search/contextLabel';
import styles from './styles.module.css';

/** Selects a part of the documentation, on sites with search contexts. */
export default function ContextChoice({
  context,
  onChange,
}: {
  readonly context: string;
  readonly onChange: (context: string) => void;
}): ReactNode {
  const {currentLocale} = useDocusaurusContext().i18n;
  if (!searchContextByPaths) {
    return null;
  }
  return (
    <select
      name="ctx"
      aria-label="Part of the documentation"
      className={styles.input}
      value={context}
      onChange={({target}) => onChange(target.value)}
    >
      {searchesAllContexts && <option value="">Everywhere</option>}
      {searchContextByPaths.map((entry) => (
        <option key={contextPath(entry)} value={contextPath(entry)}>
          {contextLabel(entry, currentLocale)}
        </option>
      ))}
    </select>
  );
}
