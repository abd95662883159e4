import {execFileSync} from 'node:child_process';

/** Reads an `https://…` origin from the environment, without its trailing slash. */
function urlFrom(variable: string, fallback: string): string {
  const value = process.env[variable] ?? fallback;
  if (!/^https?:\/\/[^/]+/.test(value)) {
    throw new Error(
      `The environment variable ${variable} is "${value}": set it to an absolute URL, for example ${fallback}`,
    );
  }
  return value.replace(/\/+$/, '');
}

/** Reads the base path from the environment, with a slash on both ends. */
function basePathFrom(variable: string): string {
  const path = (process.env[variable] ?? '/').replace(/^\/+|\/+$/g, '');
  return path === '' ? '/' : `/${path}/`;
}

/** Whether the Git history is available, from which last-update dates and authors come. */
function isGitCheckout(): boolean {
  try {
    execFileSync('git', ['rev-parse', '--verify', 'HEAD'], {stdio: 'ignore'});
    return true;
  } catch {
    return false;
  }
}

/** The public origin, for files that are generated before a build and do not depend on SITE_URL. */
export const publishedUrl = 'https://docs.linea.build';

export const site = {
  title: 'Linea docs',
  tagline: 'Build, bridge and run nodes on Linea, the zkEVM layer 2 of Ethereum',
  /** SITE_URL: the origin that the site is served from. */
  url: urlFrom('SITE_URL', publishedUrl),
  /** BASE_URL: the path below that origin. */
  baseUrl: basePathFrom('BASE_URL'),
  /** REPOSITORY_URL: the Git repository that edit links lead to. */
  repositoryUrl: urlFrom('REPOSITORY_URL', 'https://github.com/Consensys/doc.linea'),
  /** The privacy policy of the operator. */
  privacyPolicyUrl: 'https://linea.build/privacy-policy',
  branch: 'main',
  /** False outside a Git checkout. */
  showLastUpdate: isGitCheckout(),
  /** NAME_AUTHORS=true: pages name the author of their last change in Git. */
  namesAuthors: process.env.NAME_AUTHORS === 'true',
  /** Whether this is `npm start`, not a build. */
  isWriting: process.env.NODE_ENV === 'development',
} as const;
