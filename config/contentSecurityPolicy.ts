/** What may come from beyond this site, by kind: `https://…` origins, schemes or hashes as a policy writes them. */
export interface PolicySources {
  readonly script: readonly string[];
  readonly style: readonly string[];
  readonly connect: readonly string[];
  readonly img: readonly string[];
  readonly frame: readonly string[];
  readonly font: readonly string[];
}

/** The site by itself needs nobody else. */
const noSources: PolicySources = {
  script: [],
  style: [],
  connect: [],
  img: [],
  frame: [],
  font: [],
};

/** Pages in frames of this site only. Browsers read this from a header and ignore it in a page. */
const framing = "frame-ancestors 'self'";

/** What stands in policies: a keyword or hash in quotes, a scheme, an origin. Nothing that ends a directive or a header. */
const SOURCE = /^(?:'[\w+/=-]+'|[a-z][a-z\d+.-]*:|(?:https?|wss?):\/\/[\w.*:/-]+)$/;

function directive(name: string, sources: readonly string[]): string {
  const wrong = sources.find((source) => !SOURCE.test(source));
  if (wrong !== undefined) {
    throw new Error(
      `"${wrong}" cannot stand in ${name} of the content security policy. config/thirdParty.ts gives origins, for example https://example.org`,
    );
  }
  return `${name} ${[...new Set(sources)].join(' ')}`;
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
  sources: PolicySources = noSources,
): string {
  return [
    directive('default-src', ["'self'"]),
    directive('script-src', [
      "'self'",
      ...scriptHashes.map((hash) => `'${hash}'`),
      ...sources.script,
    ]),
    // Formulas, diagrams and the library that draws pages set styles in attributes, which no hash can name.
    directive('style-src', ["'self'", "'unsafe-inline'", ...sources.style]),
    // Stylesheets hold small drawings as data.
    directive('img-src', ["'self'", 'data:', ...sources.img]),
    directive('font-src', ["'self'", ...sources.font]),
    // Readers send requests to a node of their choice: in the network, or on their own machine.
    directive('connect-src', [
      "'self'",
      'https:',
      'http://localhost:*',
      'http://127.0.0.1:*',
      ...sources.connect,
    ]),
    directive('worker-src', ["'self'"]),
    directive('manifest-src', ["'self'"]),
    directive('frame-src', sources.frame.length > 0 ? sources.frame : ["'none'"]),
    directive('object-src', ["'none'"]),
    directive('base-uri', ["'self'"]),
    directive('form-action', ["'self'"]),
  ].join('; ');
}

/** The policy as a header says it: that of the pages, and who may frame them. */
export function policyHeader(policy: string): string {
  return `${policy}; ${framing}`;
}
