import {describe, expect, it} from 'vitest';
import {thirdPartyOf} from '../../../config/thirdParty';

const SHA = `sha384-${'A'.repeat(64)}`;
const CHATBOT = {CHATBOT_SCRIPT_URL: 'https://cdn.example/bot.js', CHATBOT_KEY: 'abc.def'};
const nothing = {script: [], style: [], connect: [], img: [], frame: [], font: []};

describe('the switchboard of outside services', () => {
  it('loads nothing and lets nothing in by default', () => {
    expect(thirdPartyOf({})).toEqual({scripts: [], sources: nothing});
  });

  it('takes an empty variable for one that is not set', () => {
    expect(thirdPartyOf({TAG_MANAGER_ID: '', CHATBOT_KEY: ' ', KATEX_STYLES: ''})).toEqual(
      thirdPartyOf({}),
    );
  });

  it('knows the feedback script by its path, which widens no policy', () => {
    expect(thirdPartyOf({FEEDBACK_SCRIPT: 'js/feedback.min.js'})).toMatchObject({
      feedbackScript: 'js/feedback.min.js',
      sources: nothing,
    });
  });

  it('knows the tag manager by its container, and what its tags may load', () => {
    const {scripts, sources} = thirdPartyOf({
      TAG_MANAGER_ID: 'GTM-AB12CD3',
      TAG_MANAGER_SOURCES:
        'script-src https://a.example/tag.js; img https://*.b.example:8443 ; connect wss://c.example',
    });
    expect(scripts).toEqual([
      {
        kind: 'tagManager',
        label: expect.stringContaining('tag manager') as string,
        url: 'https://www.googletagmanager.com/gtm.js?id=GTM-AB12CD3',
      },
    ]);
    expect(sources).toEqual({
      ...nothing,
      script: ['https://www.googletagmanager.com', 'https://a.example/tag.js'],
      img: ['https://www.googletagmanager.com', 'https://*.b.example:8443'],
      connect: ['wss://c.example'],
    });
  });

  it('knows the feedback widget by its address, which the policy lets in alone', () => {
    const {scripts, sources} = thirdPartyOf({
      FEEDBACK_WIDGET_SCRIPT_URL: 'https://widget.example/a;b,c.js?app=1',
      FEEDBACK_WIDGET_SETTINGS: '{"widgetSettings":{"app":1}}',
    });
    expect(scripts).toMatchObject([
      {
        kind: 'feedbackWidget',
        url: 'https://widget.example/a;b,c.js?app=1',
        globals: {widgetSettings: {app: 1}},
      },
    ]);
    expect(sources.script).toEqual(['https://widget.example/a%3Bb%2Cc.js']);
  });

  it('knows the chatbot by its address and its key', () => {
    expect(thirdPartyOf(CHATBOT).scripts).toMatchObject([
      {
        kind: 'chatbot',
        url: 'https://cdn.example/bot.js',
        key: {attribute: 'data-api-key', value: 'abc.def'},
      },
    ]);
    expect(
      thirdPartyOf({
        CHATBOT_SCRIPT_URL: 'https://cdn.example/npm/bot@1.2.3/index.js',
        CHATBOT_SCRIPT_INTEGRITY: SHA,
        CHATBOT_KEY: 'k',
        CHATBOT_KEY_ATTRIBUTE: 'data-website-id',
        CHATBOT_ELEMENT_ID: '__bot',
      }).scripts,
    ).toMatchObject([
      {integrity: SHA, key: {attribute: 'data-website-id', value: 'k', elementId: '__bot'}},
    ]);
  });

  it('knows the stylesheet of formulas on the CDN in the installed version', () => {
    const {katexFolder, sources} = thirdPartyOf({KATEX_STYLES: 'cdn'});
    expect(katexFolder).toMatch(/^https:\/\/cdn\.jsdelivr\.net\/npm\/katex@\d+\.\d+\.\d+\/dist\/$/);
    expect(sources).toEqual({
      ...nothing,
      style: [`${katexFolder ?? ''}katex.min.css`],
      font: [`${katexFolder ?? ''}fonts/`],
    });
    expect(thirdPartyOf({KATEX_STYLES: 'self'})).toEqual(thirdPartyOf({}));
  });

  it('knows the endpoint of feedback', () => {
    expect(thirdPartyOf({FEEDBACK_ENDPOINT: 'https://feedback.example/a?b=1'})).toEqual({
      scripts: [],
      feedbackEndpoint: 'https://feedback.example/a?b=1',
      sources: {...nothing, connect: ['https://feedback.example/a']},
    });
  });

  it('takes http on localhost, and nowhere else', () => {
    const {feedbackEndpoint} = thirdPartyOf({FEEDBACK_ENDPOINT: 'http://localhost:4800/'});
    expect(feedbackEndpoint).toBe('http://localhost:4800/');
  });

  it.each([
    [{TAG_MANAGER_ID: 'UA-12345'}, /TAG_MANAGER_ID is "UA-12345": .*GTM-AB12CD3/],
    [{TAG_MANAGER_ID: 'GTM-A"><script>'}, /TAG_MANAGER_ID/],
    [{FEEDBACK_SCRIPT: '/js/feedback.js'}, /FEEDBACK_SCRIPT .*js\/feedback\.js/],
    [{FEEDBACK_SCRIPT: 'js/../../secret.js'}, /FEEDBACK_SCRIPT/],
    [{FEEDBACK_SCRIPT: 'https://a.example/feedback.js'}, /FEEDBACK_SCRIPT/],
    [{FEEDBACK_WIDGET_SCRIPT_URL: 'widget.js'}, /FEEDBACK_WIDGET_SCRIPT_URL .*absolute https/],
    [{FEEDBACK_WIDGET_SCRIPT_URL: 'http://a.example/w.js'}, /FEEDBACK_WIDGET_SCRIPT_URL/],
    [{FEEDBACK_WIDGET_SCRIPT_URL: 'javascript:alert(1)'}, /FEEDBACK_WIDGET_SCRIPT_URL/],
    [
      {FEEDBACK_WIDGET_SETTINGS: '{}'},
      /FEEDBACK_WIDGET_SETTINGS .*without FEEDBACK_WIDGET_SCRIPT_URL/,
    ],
    [
      {FEEDBACK_WIDGET_SCRIPT_URL: 'https://a.example/w.js', FEEDBACK_WIDGET_SETTINGS: '[1]'},
      /FEEDBACK_WIDGET_SETTINGS is "\[1\]": .*JSON object/,
    ],
    [
      {FEEDBACK_WIDGET_SCRIPT_URL: 'https://a.example/w.js', FEEDBACK_WIDGET_SETTINGS: '{a'},
      /FEEDBACK_WIDGET_SETTINGS/,
    ],
    [{CHATBOT_SCRIPT_URL: 'https://a.example/b.js'}, /CHATBOT_SCRIPT_URL .*without CHATBOT_KEY/],
    [{CHATBOT_KEY: 'abc'}, /CHATBOT_KEY .*without CHATBOT_SCRIPT_URL/],
    [{...CHATBOT, CHATBOT_KEY: 'a b'}, /CHATBOT_KEY is "a b"/],
    [{...CHATBOT, CHATBOT_KEY_ATTRIBUTE: 'onload'}, /CHATBOT_KEY_ATTRIBUTE .*data-website-id/],
    [{...CHATBOT, CHATBOT_ELEMENT_ID: '1 2'}, /CHATBOT_ELEMENT_ID/],
    [{...CHATBOT, CHATBOT_SCRIPT_INTEGRITY: 'sha256-AAAA'}, /CHATBOT_SCRIPT_INTEGRITY .*openssl/],
    [
      {...CHATBOT, CHATBOT_SCRIPT_URL: 'https://a.example/npm/bot@1.2.3/i.js'},
      /CHATBOT_SCRIPT_INTEGRITY is not set, .*names a version.*openssl/,
    ],
    [
      {...CHATBOT, CHATBOT_SCRIPT_URL: 'https://a.example/bot/v2.0.1/i.js'},
      /CHATBOT_SCRIPT_INTEGRITY/,
    ],
    [{...CHATBOT, CHATBOT_SOURCES: "script 'unsafe-inline'"}, /'unsafe-inline' is no https/],
    [{...CHATBOT, CHATBOT_SOURCES: 'script *'}, /CHATBOT_SOURCES/],
    [{...CHATBOT, CHATBOT_SOURCES: 'script https://*'}, /CHATBOT_SOURCES/],
    [{...CHATBOT, CHATBOT_SOURCES: 'script https:'}, /CHATBOT_SOURCES/],
    [{...CHATBOT, CHATBOT_SOURCES: 'media https://a.example'}, /name a kind \(script, style/],
    [{...CHATBOT, CHATBOT_SOURCES: 'img'}, /name a kind/],
    [{TAG_MANAGER_SOURCES: 'img https://a.example'}, /without TAG_MANAGER_ID/],
    [{KATEX_STYLES: 'jsdelivr'}, /KATEX_STYLES is "jsdelivr": .*"cdn"/],
    [{FEEDBACK_ENDPOINT: 'https://me:secret@a.example/'}, /FEEDBACK_ENDPOINT/],
    [{FEEDBACK_ENDPOINT: 'http://localhost.example/'}, /FEEDBACK_ENDPOINT/],
  ])('fails on %j', (environment, message) => {
    expect(() => thirdPartyOf(environment)).toThrow(message);
  });
});
