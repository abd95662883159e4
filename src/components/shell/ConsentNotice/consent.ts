import {createStorageSlot} from '@docusaurus/theme-common';
import {type Answer, readAnswer, writeAnswer} from './answer';

export const STORAGE_KEY = 'privacy-choices';

/** The reader's consent, stored by the browser if possible. */
export interface Consent {
  readonly read: () => Answer;
  readonly give: (accepted: boolean) => void;
}

function browserSignals(): boolean {
  return (navigator as {globalPrivacyControl?: boolean}).globalPrivacyControl === true;
}

/**
 * Opens the stored consent to some services. Without storage, an answer holds until the reader leaves the
 * page. Then the reader is asked again; consent is never assumed.
 *
 * @param onChange called after each answer, in this tab or another.
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
        // A full storage can still delete. An older answer must not outlive this one.
        slot.del();
        given = text;
      }
      onChange();
    },
  };
}
