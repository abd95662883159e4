// @vitest-environment jsdom
import {beforeEach, describe, expect, it, vi} from 'vitest';
import {openConsent, STORAGE_KEY} from '@site/src/components/shell/ConsentNotice/consent';
import {writeAnswer} from '@site/src/components/shell/ConsentNotice/answer';

/** A storage slot as the theme makes it: what fails is reported, and then nothing happened. */
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
  it('is kept, and told to those who wait for it', () => {
    const onChange = vi.fn();
    const consent = openConsent(services, onChange);
    expect(consent.read()).toBe('none');
    consent.give(true);
    expect(consent.read()).toBe('accepted');
    expect(onChange).toHaveBeenCalled();
    expect(openConsent(services, onChange).read()).toBe('accepted');
  });

  it('holds until the page is left where nothing can be stored', () => {
    storage.writable = false;
    const consent = openConsent(services, () => {});
    consent.give(true);
    expect(consent.read()).toBe('accepted');
    expect(openConsent(services, () => {}).read()).toBe('none');
  });

  it('does not leave an older yes behind when the no cannot be stored', () => {
    storage.value = writeAnswer(true, services, false);
    storage.writable = false;
    const consent = openConsent(services, () => {});
    consent.give(false);
    expect(consent.read()).toBe('declined');
    expect(openConsent(services, () => {}).read()).toBe('none');
  });

  it('follows another tab', () => {
    const onChange = vi.fn();
    const consent = openConsent(services, onChange);
    consent.give(true);
    onChange.mockClear();
    storage.value = writeAnswer(false, services, false);
    storage.listener?.();
    expect(onChange).toHaveBeenCalledOnce();
    expect(consent.read()).toBe('declined');
  });

  it('counts the signal of the browser as a no, until the reader says yes to it', () => {
    vi.stubGlobal('navigator', {globalPrivacyControl: true});
    const consent = openConsent(services, () => {});
    expect(consent.read()).toBe('signaled');
    consent.give(true);
    expect(consent.read()).toBe('accepted');
  });
});
