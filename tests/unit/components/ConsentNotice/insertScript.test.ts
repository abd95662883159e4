// @vitest-environment jsdom
import {beforeEach, describe, expect, it, vi} from 'vitest';
import {
  insertThirdPartyScript,
  insertScript,
} from '@site/src/components/shell/ConsentNotice/insertScript';

const page = window as unknown as Record<string, unknown>;

beforeEach(() => {
  document.head.innerHTML = '';
  document.body.innerHTML = '';
  delete page.dataLayer;
  delete page.widgetSettings;
});

function inserted(): HTMLScriptElement {
  return document.querySelector('script') as HTMLScriptElement;
}

describe('an inserted script', () => {
  it('makes nothing wait for it', () => {
    insertScript('https://a.example/s.js');
    expect(inserted().async).toBe(true);
    expect(inserted().getAttributeNames()).toEqual(['src']);
  });

  it('is missed with a warning when it does not come', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    insertScript('https://a.example/s.js');
    inserted().dispatchEvent(new Event('error'));
    expect(warn).toHaveBeenCalledWith(
      'https://a.example/s.js could not be loaded. The page works without it.',
    );
  });

  it('carries its hash, and asks without cookies for it', () => {
    insertThirdPartyScript({
      kind: 'feedbackWidget',
      label: '',
      url: 'https://a.example/s.js',
      integrity: 'sha384-x',
    });
    expect(inserted().getAttribute('integrity')).toBe('sha384-x');
    expect(inserted().getAttribute('crossorigin')).toBe('anonymous');
  });

  it('finds what it reads from the window', () => {
    const globals = {widgetSettings: {app: 1}};
    insertThirdPartyScript({
      kind: 'feedbackWidget',
      label: '',
      url: 'https://a.example/s.js',
      globals,
    });
    expect(page.widgetSettings).toEqual({app: 1});
  });

  it('finds its key on its own element', () => {
    const key = {attribute: 'data-api-key', value: 'abc'};
    insertThirdPartyScript({kind: 'chatbot', label: '', url: 'https://a.example/s.js', key});
    expect(inserted().dataset.apiKey).toBe('abc');
  });

  it('finds its key on the element that it looks for', () => {
    const key = {attribute: 'data-api-key', value: 'abc', elementId: 'bot'};
    insertThirdPartyScript({kind: 'chatbot', label: '', url: 'https://a.example/s.js', key});
    expect(document.getElementById('bot')?.dataset.apiKey).toBe('abc');
    expect(inserted().dataset.apiKey).toBeUndefined();
  });

  it('finds the first event in the data layer when it is the tag manager', () => {
    insertThirdPartyScript({kind: 'tagManager', label: '', url: 'https://a.example/gtm.js'});
    expect(page.dataLayer).toEqual([{'gtm.start': expect.any(Number) as number, event: 'gtm.js'}]);
  });
});
