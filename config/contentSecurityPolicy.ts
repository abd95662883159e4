import type {Sources} from './variables';

/** Without outside services, pages load from their own origin only. */
const noSources: Sources = {
  script: [],
  style: [],
  connect: [],
  img: [],
  frame: [],
  font: [],
};

/** Only this site may frame its pages. Browsers obey this in a header, and ignore it in a page. */
const framing = "frame-ancestors 'self'";

/**
 * The URLs that `config/thirdParty.ts` may add: no keywords, and no characters that end a
 * directive, an attribute or a header, or start a server variable.
 */
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
 * The content security policy of every page. Scripts are files of this site, or inline scripts
 * whose hash the build knows. `eval` is off. `upgrade-insecure-requests` is omitted, because it
 * would break local nodes and previews without a certificate.
 * @param scriptHashes the inline scripts, as `sha256-…`.
 * @param sources the services that the operator has turned on in `config/thirdParty.ts`.
 */
export function contentSecurityPolicy(
  scriptHashes: readonly string[],
  sources: Sources = noSources,
): string {
  return [
    directive('default-src', ["'self'"]),
    directive('script-src', ["'self'", ...scriptHashes.map((hash) => `'${hash}'`)], sources.script),
    // Formulas, diagrams and React set style attributes, which a hash cannot allow.
    directive('style-src', ["'self'", "'unsafe-inline'"], sources.style),
    // Stylesheets contain small images as `data:` URLs.
    directive('img-src', ["'self'", 'data:'], sources.img),
    directive('font-src', ["'self'"], sources.font),
    // The playground sends requests to any node that the reader chooses, including a local one.
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

/** The policy as a header: the pages' policy plus `frame-ancestors`. */
export function policyHeader(policy: string): string {
  return `${policy}; ${framing}`;
}
