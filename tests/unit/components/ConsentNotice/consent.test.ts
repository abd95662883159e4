// @vitest-environment jsdom
import {beforeEach, describe, expect, it, vi} from 'vitest';
import {openConsent, STORAGE_KEY} from '@site/src/components/shell/ConsentNotice/consent';
import {writeAnswer} from '@site/src/components/shell/ConsentNotice/answer';

/** A storage slot like the theme's: it reports failures and does not throw. */
const storage = vi.hoisted(() => ({
  value: null as string | null,
  writable: true,
  listener: undefined as (() => void) | undefined,
}));

vi.mock('@docusaurus/theme-common', () => ({
  createStorageSlot: (key: string) => {
    expect(key).toBe(STORAGE_KEY);
    return {
      get: () => storage.value,
      set(value: string) {
        if (storage.writable) {
          storage.value = value;
          storage.listener?.();
        }
      },
      del() {
        storage.value = null;
        storage.listener?.();
      },
      listen(onChange: () => void) {
        storage.listener = onChange;
        return () => {};
      },
    };
  },
}));

const services = ['chatbot a.example'];

beforeEach(() => {
  Object.assign(storage, {value: null, writable: true, listener: undefined});
});

describe('the consent of a browser', () => {
  it('does not leave an older yes behind when the no cannot be stored', () => {
    storage.value = writeAnswer(true, services, false);
    storage.writable = false;
    const consent = openConsent(services, () => {});
    consent.give(false);
    expect(consent.read()).toBe('declined');
    expect(openConsent(services, () => {}).read()).toBe('none');
  });
});
