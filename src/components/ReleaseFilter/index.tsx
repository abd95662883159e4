import {type ReactNode, useId} from 'react';
import {audiences} from '@site/data/releaseWords';
import Button from '../Button';
import NeedsScripts from '../NeedsScripts';
import {countText} from './choice';
import styles from './styles.module.css';
import {useReleaseFilter} from './useReleaseFilter';

/** Buttons that leave of the releases what concerns one audience, in the table and in the entries. */
export default function ReleaseFilter(): ReactNode {
  const id = useId();
  const {audience, choose} = useReleaseFilter();
  const choices = [{key: undefined, name: 'Everyone'}, ...audiences];

  return (
    <NeedsScripts>
      <div role="group" aria-labelledby={id} className={styles.choices}>
        <span id={id}>Show changes for</span>
        {choices.map(({key, name}) => (
          <Button key={name} pressed={audience === key} onPress={() => choose(key)}>
            {name}
          </Button>
        ))}
      </div>
      <p role="status">{countText(audience)}</p>
    </NeedsScripts>
  );
}
