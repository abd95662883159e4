import {useState} from 'react';
import {useStorageSlot} from '@docusaurus/theme-common';
import {type Progress, readProgress} from './progress';

/**
 * The reader's progress and its setter. It is kept only in local storage, under `tutorials`.
 * Without storage, it lasts until the reader leaves the page.
 */
export function useProgress(): readonly [Progress, (next: Progress) => void] {
  const [stored, slot] = useStorageSlot('tutorials');
  const [own, setOwn] = useState<Progress>();
  const set = (next: Progress) => {
    setOwn(next);
    if (Object.keys(next).length === 0) {
      slot.del();
    } else {
      slot.set(JSON.stringify(next));
    }
  };
  return [stored === null && own !== undefined ? own : readProgress(stored), set];
}
