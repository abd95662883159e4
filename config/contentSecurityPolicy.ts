import type {Sources} from './variables';

/** The site by itself needs nobody else. */
const noSources: Sources = {
  script: [],
  style: [],
  connect: [],
  img: [],
  frame: [],
  font: [],
};

/** Pages in frames of this site only. Browsers read this from a header and ignore it in a page. */
const framing = "frame-ancestors 'self'";

/** What the switchboard may add: addresses, and no keyword. Nothing in them ends a directive, an attribute or a header, or is a variable to a server. */
const ADDRESS = /^(?:https?|wss):\/\/[\w.*:-]+(?:\/[\w.~!()*+@%/-]*)?$/;

function directive(name: string, own: readonly string[], added: readonly string[] = []): string {
  const wrong = added.find((address) => !ADDRESS.test(address));
  if (wrong !== undefined) {
    throw new Error(
      `"${wrong}" cannot stand in ${name} of the content security policy. Write an address without query, with marks in its path as %24, for example https://example.org/a/`,
    );
  }
  return `${name} ${[...new Set([...own, ...added])].join(' ')}`;
}

/**
 * The content security policy of every page.
 *
 * Scripts are files of this site, or inline and known by their hash when the site is built; none is made from text.
 * `upgrade-insecure-requests` is left out: it would break local nodes and previews without a certificate.
 *
 * @param scriptHashes the inline scripts, as `sha256-…`.
 * @param sources what the operator has switched on in `config/thirdParty.ts`.
 */
export function contentSecurityPolicy(
  scriptHashes: readonly string[],
  sources: Sources = noSources,
): string {
  return [
    directive('default-src', ["'self'"]),
    directive('script-src', ["'self'", ...scriptHashes.map((hash) => `'${hash}'`)], sources.script),
    // Formulas, diagrams and the library that draws pages set styles in attributes, which no hash can name.
    directive('style-src', ["'self'", "'unsafe-inline'"], sources.style),
    // Stylesheets hold small drawings as data.
    directive('img-src', ["'self'", 'data:'], sources.img),
    directive('font-src', ["'self'"], sources.font),
    // Readers send requests to a node of their choice: in the network, or on their own machine.
    directive(
      'connect-src',
      ["'self'", 'https:', 'http://localhost:*', 'http://127.0.0.1:*'],
      sources.connect,
    ),
    directive('worker-src', ["'self'"]),
    directive('manifest-src', ["'self'"]),
    directive('frame-src', sources.frame.length > 0 ? [] : ["'none'"], sources.frame),
    directive('object-src', ["'none'"]),
    directive('base-uri', ["'self'"]),
    directive('form-action', ["'self'"]),
  ].join('; ');
}

/** The policy as a header says it: that of the pages, and who may frame them. */
export function policyHeader(policy: string): string {
  return `${policy}; ${framing}`;
}
