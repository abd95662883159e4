import {type ReactNode, useEffect, useEffectEvent, useId, useState} from 'react';
import {useHistory} from '@docusaurus/router';
import field from '../Field/styles.module.css';
import styles from './styles.module.css';

interface Props {
  /** The name of the search landmark. */
  readonly name: string;
  readonly label: string;
  /** Hides what doesn’t match, which is static HTML. Returns the outcome for the reader. */
  readonly filter: (query: string) => ReactNode;
}

/** A field that filters the entries of a page. A link to a hidden entry clears it. */
export default function ListFilter({name, label, filter}: Props): ReactNode {
  const id = useId();
  const history = useHistory();
  const [query, setQuery] = useState('');
  const [status, setStatus] = useState<ReactNode>('');

  const choose = (next: string) => {
    setQuery(next);
    setStatus(filter(next.trim()));
  };

  const showTarget = useEffectEvent((hash: string) => {
    const target = document.getElementById(hash.slice(1));
    if (target?.closest('[hidden]')) {
      choose('');
      target.scrollIntoView();
    }
  });

  useEffect(() => history.listen(({hash}) => showTarget(hash)), [history]);

  return (
    <search aria-label={name} className={styles.filter}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="search"
        className={field.field}
        autoComplete="off"
        spellCheck={false}
        value={query}
        onChange={({target}) => choose(target.value)}
      />
      <p role="status">{status}</p>
    </search>
  );
}
