import type {ReactNode} from 'react';
import {audiences} from '@site/data/releaseWords';
import Button from '../../ui/Button';
import ButtonRow from '../../ui/ButtonRow';
import NeedsScripts from '../../shell/NeedsScripts';
import {countText} from './choice';
import './styles.module.css';
import {useReleaseFilter} from './useReleaseFilter';

/** Buttons that filter the releases in the table and in the entries by audience. */
export default function ReleaseFilter(): ReactNode {
  const {audience, choose} = useReleaseFilter();
  const choices = [{key: undefined, name: 'Everyone'}, ...audiences];

  return (
    <NeedsScripts>
      <ButtonRow label="Show changes for">
        {choices.map(({key, name}) => (
          <Button key={name} pressed={audience === key} onPress={() => choose(key)}>
            {name}
          </Button>
        ))}
      </ButtonRow>
      <p role="status">{countText(audience)}</p>
    </NeedsScripts>
  );
}
