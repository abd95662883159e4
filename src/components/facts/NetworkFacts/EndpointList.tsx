import type {ReactNode} from 'react';
import type {Endpoint} from '@site/data/networks';
import Copyable from '../../ui/CopyButton/Copyable';
import styles from './styles.module.css';

interface Props {
  readonly endpoints: readonly Endpoint[];
  /** The type of the endpoints for the names of the copy buttons: `HTTP RPC URL`. */
  readonly what: string;
}

export default function EndpointList({endpoints, what}: Props): ReactNode {
  return (
    <ul role="list" className={styles.list}>
      {endpoints.map(({provider, url, access}) => (
        <li key={url}>
          <Copyable value={url} label={`Copy ${what} of ${provider}`} />
          <span className={styles.note}>
            {provider}
            {access === 'key' && ', needs your own key'}
          </span>
        </li>
      ))}
    </ul>
  );
}
