import {useEffect} from 'react';
import {createStorageSlot, useColorMode} from '@docusaurus/theme-common';

const modes = ['light', 'dark'] as const;

/**
 * Follows the stored choice where the theme does not: when another tab clears the whole storage, when the browser shows
 * again a page that it had kept, and when what is stored is no color mode.
 */
export function useStoredChoice(): void {
  const {setColorMode} = useColorMode();
  useEffect(() => {
    const follow = ({key, persisted}: {key?: string | null; persisted?: boolean}) => {
      if (key === null || persisted) {
        const stored = createStorageSlot('theme').get();
        setColorMode(modes.find((mode) => mode === stored) ?? null);
      }
    };
    if (!modes.some((mode) => mode === document.documentElement.dataset.theme)) {
      follow({key: null});
    }
    addEventListener('storage', follow);
    addEventListener('pageshow', follow);
    return () => {
      removeEventListener('storage', follow);
      removeEventListener('pageshow', follow);
    };
  }, [setColorMode]);
}
