import {type ReactNode, useEffect, useId, useState} from 'react';
import {useHistory} from '@docusaurus/router';
import NeedsScripts from '../../shell/NeedsScripts';
import field from '../../ui/Field/styles.module.css';
import {countText} from '../../ui/TableFilter/choice';
import {readGroups, showMatches} from './glossaryTerms';
import styles from './styles.module.css';
import {useCurrentLetter} from './useCurrentLetter';

/** A field that filters the terms of the glossary. A link to a term shows all terms. */
export default function GlossaryFilter(): ReactNode {
  const id = useId();
  const history = useHistory();
  const [query, setQuery] = useState('');
  const [status, setStatus] = useState('');
  useCurrentLetter();

  const filter = (next: string) => {
    setQuery(next);
    const {shown, all} = showMatches(readGroups(), next.trim());
    setStatus(countText('term', shown, all));
  };

  useEffect(
    () =>
      history.listen(({hash}) => {
        const target = document.getElementById(hash.slice(1));
        if (target?.closest('[hidden]')) {
          filter('');
          target.scrollIntoView();
        }
      }),
    [history],
  );

  return (
    <NeedsScripts>
      <search aria-label="Glossary terms" className={styles.filter}>
        <label htmlFor={id}>Filter terms</label>
        <input
          id={id}
          type="search"
          className={field.field}
          value={query}
          onChange={({target}) => filter(target.value)}
        />
        <p role="status">{status}</p>
      </search>
    </NeedsScripts>
  );
}
