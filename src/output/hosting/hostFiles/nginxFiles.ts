import {
  caching,
  headers,
  otherCaching,
  sharedFiles,
  sharing,
  transportSecurity,
} from '../../../../config/headers';
import {policyHeader} from '../../../../config/contentSecurityPolicy';
import {cleanRules, type RedirectRule} from '../redirectRules';
import type {PublishedSite} from './publishedSite';

/** Types to compress, besides HTML, which nginx always compresses. Fonts and PNG are compressed already. */
const COMPRESSED = [
  'application/javascript',
  'application/json',
  'application/manifest+json',
  'application/xml',
  'image/svg+xml',
  'text/css',
  'text/javascript',
  'text/markdown',
  'text/plain',
  'text/xml',
];

/** The longest old path that fits the bucket size below. */
const LONGEST_KEY = 200;

function quoted(text: string): string {
  if (/["\\$\s]/.test(text.replaceAll(' ', ''))) {
    throw new Error(`${text} cannot stand in quotes in a configuration of nginx`);
  }
  return `"${text}"`;
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/**
 * The key of an old path. Maps ignore case, so a path with capitals becomes a regular expression,
 * which is case-sensitive.
 */
function keptFile(file: string): string {
  return `"~^(?:200|206|304):/${escaped(file).replaceAll('\\*', '.*')}$"`;
}

/** The key of an old path. Maps ignore case, so paths with capitals get a regular expression, which does not. */
function movedKey(from: string): string {
  return /[A-Z]/.test(from) ? `"~^=${escaped(from)}$"` : `"${from}"`;
}

/** The key of a shared file, below the root. */
function sharedKey(file: string): string {
  return `"~^/${escaped(file).replaceAll('\\*', '.*')}$"`;
}

/** The target with the query of the request, unless it has its own query. */
function movedTo(to: string): string {
  const [, address = '', query = '', anchor = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(to) ?? [];
  return `"${address}${query === '' ? '$is_args$args' : query}${anchor}"`;
}

/** Old paths in the map's format. @throws if a path is too long. */
function movedLines(rules: readonly RedirectRule[]): string[] {
  const clean = cleanRules(rules);
  const long = clean.find(({from}) => from.length > LONGEST_KEY);
  if (long !== undefined) {
    throw new Error(
      `config/redirects: "${long.from}" has more than the ${LONGEST_KEY} characters that the configuration of nginx is made for`,
    );
  }
  return clean.map(({from, to}) => `    ${movedKey(from)} ${movedTo(to)};`);
}

/**
 * For nginx's `http` block: the variables that `server.conf` uses. Targets contain only safe
 * characters of this site's paths, so a request cannot put a line break into a header or another
 * host into a redirect.
 */
export function nginxHttpFile({baseUrl, rules}: PublishedSite): string {
  const base = baseUrl.replace(/\/$/, '');
  const kept = caching.flatMap(({files, value}) =>
    files.map((file) => `    ${keptFile(file)} ${quoted(value)};`),
  );
  return `# Written by the build. Include this once, in the http block; server.conf in the block of the site's server.

# Old paths are longer than the defaults allow.
map_hash_bucket_size 256;
map_hash_max_size 8192;

# The path as the pages link it: no slash, no .html and no /index at the end.
map $uri $linea_docs_clean {
    default $uri;
    "~^${escaped(base)}(?:/index)?(?:\\.html)?/?$" "${baseUrl}";
    "~^(?<linea_docs_stem>${escaped(base)}(?:/[\\w.~-]+?)+?)(?:/index)?(?:\\.html)?/?$" $linea_docs_stem;
}

# Where an old path leads. Maps know no case: a path with capitals is marked, so that it is no other.
map $linea_docs_clean $linea_docs_old {
    default $linea_docs_clean;
    "~[A-Z]" "=$linea_docs_clean";
}
map $linea_docs_old $linea_docs_moved {
    default "";
${movedLines(rules).join('\n')}
}

# The file of a path, below the root.
map $uri $linea_docs_file {
    default "/";
    "~^${escaped(base)}(?<linea_docs_below>/.+)$" $linea_docs_below;
}

# How long browsers keep what they get, by the file that is sent.
map "$status:$uri" $linea_docs_cache {
    default ${quoted(otherCaching)};
${kept.join('\n')}
}

# Files that pages of other origins can read.
map $uri $linea_docs_shared {
    default "";
${sharedFiles.map((file) => `    ${sharedKey(file)} ${quoted(sharing.value)};`).join('\n')}
}

# Whether a client prefers the copy of a page in Markdown: it names the type, and HTML has no higher weight.
map $http_accept $linea_docs_form {
    default .html;
    "~*(?:^|,)\\s*text/markdown\\s*(?:;\\s*q=1(?:\\.0*)?\\s*)?(?:,|$)" .md;
    "~*^(?!.*(?:text/html|\\*/\\*)).*text/markdown(?![\\w.+-]|\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))" .md;
}

# The path of a page can have two answers. Caches tell them apart.
map $sent_http_content_type $linea_docs_vary {
    default "";
    "~^text/(?:html|markdown)" Accept;
}

types {
    text/markdown md;
}

map $https $linea_docs_transport {
    default "";
    on ${quoted(transportSecurity.value)};
}
`;
}

/** For nginx's `server` block, whose `root` is the build folder. */
export function nginxServerFile({baseUrl, policy}: PublishedSite): string {
  const sent = [{name: 'Content-Security-Policy', value: policyHeader(policy)}, ...headers].map(
    ({name, value}) => `    add_header ${name} ${quoted(value)} always;`,
  );
  const bare =
    baseUrl === '/'
      ? ''
      : `
location = ${baseUrl.replace(/\/$/, '')} {
    absolute_redirect off;
    return 301 ${baseUrl}$is_args$args;
}
`;
  return `# Written by the build. Include this in the server block; http.conf in the http block. The server's root is the built folder.
${bare}
location ${baseUrl} {
    charset utf-8;
    charset_types application/javascript text/markdown text/plain text/xml;
    server_tokens off;
    absolute_redirect off;

    gzip on;
    gzip_vary on;
    gzip_proxied any;
    gzip_comp_level 6;
    gzip_min_length 512;
    gzip_types ${COMPRESSED.join(' ')};

${sent.join('\n')}
    add_header ${transportSecurity.name} $linea_docs_transport always;
    add_header Cache-Control $linea_docs_cache always;
    add_header Vary $linea_docs_vary always;
    add_header ${sharing.name} $linea_docs_shared always;

    error_page 404 ${baseUrl}404.html;

    if ($linea_docs_moved) {
        return 301 $linea_docs_moved;
    }
    if ($linea_docs_clean != $uri) {
        return 301 $linea_docs_clean$is_args$args;
    }
    try_files $linea_docs_file $linea_docs_file$linea_docs_form $linea_docs_file.html =404;

    location = ${baseUrl} {
        try_files /index$linea_docs_form =404;
    }
    location = ${baseUrl}404.html {
        internal;
        try_files /404.html =404;
    }
    location = ${baseUrl}404 {
        return 404;
    }
    location = ${baseUrl}site.webmanifest {
        types {}
        default_type application/manifest+json;
        try_files /site.webmanifest =404;
    }
    location = ${baseUrl}.well-known/api-catalog {
        types {}
        default_type 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"';
        try_files /.well-known/api-catalog =404;
    }
    # Hidden files. Certificates are proven by files in /.well-known/.
    location ~ /\\.(?!well-known/) {
        return 404;
    }
}
`;
}
