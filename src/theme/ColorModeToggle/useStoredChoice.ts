import {useEffect} from 'react';
import {createStorageSlot, useColorMode} from '@docusaurus/theme-common';

/** What is read of an event of the storage, which has no key when all of it was cleared, or of a page that is shown. */
interface Change {
  readonly key?: string | null;
  readonly persisted?: boolean;
}

/**
 * Follows the stored choice where the theme does not: when another tab clears the whole storage, and when the browser
 * shows again a page that it had kept.
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
