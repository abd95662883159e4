import {useEffect} from 'react';
import {createStorageSlot, useColorMode} from '@docusaurus/theme-common';

/** The fields read from a `storage` event (`key` is null after the storage was cleared) or a `pageshow` event. */
interface Change {
  readonly key?: string | null;
  readonly persisted?: boolean;
}

/**
 * Applies the stored color mode in two cases that the theme ignores: another tab clears the storage, and
 * the browser restores the page from the back/forward cache.
 */
export function useStoredChoice(): void {
  const {setColorMode} = useColorMode();
  useEffect(() => {
    const follow = ({key, persisted}: Change) => {
      if (key === null || persisted) {
        const stored = createStorageSlot('theme').get();
        setColorMode(stored === 'light' || stored === 'dark' ? stored : null);
      }
    };
    addEventListener('storage', follow);
    addEventListener('pageshow', follow);
    return () => {
      removeEventListener('storage', follow);
      removeEventListener('pageshow', follow);
    };
  }, [setColorMode]);
}
