import type settings from '@generated/third-party-scripts/default/settings.json';

type OutsideScript = (typeof settings.scripts)[number];

/** Loads a script asynchronously. The page works without it, so a failure is only logged. */
export function insertScript(url: string, attributes: Readonly<Record<string, string>> = {}): void {
  const element = document.createElement('script');
  element.async = true;
  for (const [name, value] of Object.entries(attributes)) {
    element.setAttribute(name, value);
  }
  element.addEventListener('error', () => {
    console.warn(`${url} could not be loaded. The page works without it.`);
  });
  element.src = url;
  document.head.append(element);
}

/** Loads a third-party script, after setting its key and the globals that it reads. */
export function insertThirdPartyScript({kind, url, integrity, globals, key}: OutsideScript): void {
  if (kind === 'tagManager') {
    const page = window as {dataLayer?: object[]};
    page.dataLayer ??= [];
    page.dataLayer.push({'gtm.start': Date.now(), event: 'gtm.js'});
  }
  Object.assign(window, globals);
  const attributes: Record<string, string> = {
    ...(integrity !== undefined && {integrity, crossorigin: 'anonymous'}),
  };
  if (key?.elementId === undefined) {
    Object.assign(attributes, key && {[key.attribute]: key.value});
  } else {
    const carrier = document.createElement('div');
    carrier.id = key.elementId;
    carrier.setAttribute(key.attribute, key.value);
    document.body.append(carrier);
  }
  insertScript(url, attributes);
}
