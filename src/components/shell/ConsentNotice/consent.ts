import {createStorageSlot} from '@docusaurus/theme-common';
import {type Answer, readAnswer, writeAnswer} from './answer';

/** Where the browser keeps the answer. */
export const STORAGE_KEY = 'privacy-choices';

/** What the reader wants, kept over visits where the browser can keep it. */
export interface Consent {
  readonly read: () => Answer;
  readonly give: (accepted: boolean) => void;
}

function browserSignals(): boolean {
  return (navigator as {globalPrivacyControl?: boolean}).globalPrivacyControl === true;
}

/**
 * Opens the consent of this browser to some services.
 *
 * Without storage an answer holds until the page is left: it is asked for again, and never assumed.
 *
 * @param onChange called after each answer, given here or in another tab.
 */
export function openConsent(services: readonly string[], onChange: () => void): Consent {
  const slot = createStorageSlot(STORAGE_KEY);
  let given: string | undefined;
  slot.listen(() => {
    given = undefined;
    onChange();
  });
  return {
    read: () => readAnswer(given ?? slot.get(), services, browserSignals()),
    give(accepted) {
      const text = writeAnswer(accepted, services, browserSignals());
      slot.set(text);
      if (slot.get() !== text) {
        // A full storage still lets go of an older answer, which must not outlive this one.
        slot.del();
        given = text;
      }
      onChange();
    },
  };
}
