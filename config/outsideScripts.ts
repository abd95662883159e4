import {
  addressOf,
  type Environment,
  matching,
  needs,
  objectOf,
  type Sources,
  sourcesOf,
  valueOf,
} from './variables';

/** An outside script, which loads only after the reader has consented. */
export interface OutsideScript {
  readonly kind: 'tagManager' | 'feedbackWidget' | 'chatbot';
  /** Its name in the consent notice. */
  readonly label: string;
  readonly url: string;
  /** Its integrity hash. Set if its address contains a version. */
  readonly integrity?: string;
  /** Values to set on `window` before it loads. */
  readonly globals?: Readonly<Record<string, unknown>>;
  /** Its key, as an attribute of its own element or of an element with this ID. */
  readonly key?: {
    readonly attribute: string;
    readonly value: string;
    readonly elementId?: string;
  };
}

/** A script with its sources for the content security policy. */
export interface ConfiguredScript {
  readonly script: OutsideScript;
  readonly sources: readonly Partial<Sources>[];
}

const TAG_MANAGER = 'https://www.googletagmanager.com';

/** A version in a path, after `@` or as a folder. A file with a version never changes. */
const VERSIONED = /[@/]v?\d+\.\d+\.\d+(?:[/-]|$)/;

/** A URL for the policy: without query, special characters escaped. */
export function fileSource(address: string): string {
  const {origin, pathname} = new URL(address);
  const path = pathname.replaceAll(
    /[^\w./@%~+-]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return origin + path;
}

/** Reads the integrity hash. @throws if it is malformed, or missing for a URL with a version. */
function integrityOf(environment: Environment, variable: string, url: string): string | undefined {
  const fix = `set it to sha384- and the output of: curl -s ${url} | openssl dgst -sha384 -binary | openssl base64 -A`;
  if (valueOf(environment, variable) === undefined && VERSIONED.test(new URL(url).pathname)) {
    throw new Error(
      `The environment variable ${variable} is not set, though the address names a version: ${fix}`,
    );
  }
  return matching(
    environment,
    variable,
    /^sha(?:384-[A-Za-z0-9+/]{64}|512-[A-Za-z0-9+/]{86}==)$/,
    fix,
  );
}

/** TAG_MANAGER_ID: container of Google Tag Manager. TAG_MANAGER_SOURCES: origins that its tags load from. */
export function tagManager(environment: Environment): ConfiguredScript | undefined {
  needs(environment, 'TAG_MANAGER_SOURCES', 'TAG_MANAGER_ID');
  const id = matching(
    environment,
    'TAG_MANAGER_ID',
    /^GTM-[A-Z0-9]{4,12}$/,
    'set it to the id of a container, for example GTM-AB12CD3',
  );
  if (id === undefined) {
    return undefined;
  }
  return {
    script: {
      kind: 'tagManager',
      label: 'a tag manager for statistics of visits',
      url: `${TAG_MANAGER}/gtm.js?id=${id}`,
    },
    sources: [
      {script: [TAG_MANAGER], img: [TAG_MANAGER]},
      sourcesOf(environment, 'TAG_MANAGER_SOURCES'),
    ],
  };
}

/** FEEDBACK_WIDGET_SCRIPT_URL: a widget for feedback or support. FEEDBACK_WIDGET_SETTINGS: its values on `window`. */
export function feedbackWidget(environment: Environment): ConfiguredScript | undefined {
  for (const name of ['SCRIPT_INTEGRITY', 'SETTINGS', 'SOURCES']) {
    needs(environment, `FEEDBACK_WIDGET_${name}`, 'FEEDBACK_WIDGET_SCRIPT_URL');
  }
  const url = addressOf(environment, 'FEEDBACK_WIDGET_SCRIPT_URL');
  if (url === undefined) {
    return undefined;
  }
  const integrity = integrityOf(environment, 'FEEDBACK_WIDGET_SCRIPT_INTEGRITY', url);
  const globals = objectOf(
    environment,
    'FEEDBACK_WIDGET_SETTINGS',
    'set it to a JSON object of names and what they stand for, for example {"widgetSettings":{"key":"abc"}}',
  );
  return {
    script: {
      kind: 'feedbackWidget',
      label: 'a window for feedback and support',
      url,
      ...(integrity !== undefined && {integrity}),
      ...(globals && {globals}),
    },
    sources: [{script: [fileSource(url)]}, sourcesOf(environment, 'FEEDBACK_WIDGET_SOURCES')],
  };
}

/** CHATBOT_SCRIPT_URL and CHATBOT_KEY: a chatbot that answers questions about the docs. */
export function chatbot(environment: Environment): ConfiguredScript | undefined {
  for (const name of ['KEY', 'KEY_ATTRIBUTE', 'ELEMENT_ID', 'SCRIPT_INTEGRITY', 'SOURCES']) {
    needs(environment, `CHATBOT_${name}`, 'CHATBOT_SCRIPT_URL');
  }
  needs(environment, 'CHATBOT_SCRIPT_URL', 'CHATBOT_KEY');
  const url = addressOf(environment, 'CHATBOT_SCRIPT_URL');
  const value = matching(
    environment,
    'CHATBOT_KEY',
    /^[\w.~:/+=-]+$/,
    'set it to the public key of the chatbot: letters, digits and . ~ : / + = - _, without spaces',
  );
  if (url === undefined || value === undefined) {
    return undefined;
  }
  const attribute =
    matching(
      environment,
      'CHATBOT_KEY_ATTRIBUTE',
      /^data-[a-z][a-z0-9-]*$/,
      'set it to the name of a data attribute, for example data-website-id',
    ) ?? 'data-api-key';
  const elementId = matching(
    environment,
    'CHATBOT_ELEMENT_ID',
    /^[A-Za-z_][\w-]*$/,
    'set it to the id of the element on which the script looks for its key, for example chatbot',
  );
  const integrity = integrityOf(environment, 'CHATBOT_SCRIPT_INTEGRITY', url);
  return {
    script: {
      kind: 'chatbot',
      label: 'a chat program that answers questions about these pages',
      url,
      ...(integrity !== undefined && {integrity}),
      key: {attribute, value, ...(elementId !== undefined && {elementId})},
    },
    sources: [{script: [fileSource(url)]}, sourcesOf(environment, 'CHATBOT_SOURCES')],
  };
}
