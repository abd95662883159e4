import siteConfig from '@generated/docusaurus.config';
import routes from '@generated/routes';
import {matchRoutes} from './routerConfig';

/** Escapes percent signs if the text cannot be decoded. */
export function decodable(text: string): string {
  try {
    decodeURIComponent(text);
    return text;
  } catch {
    return text.replaceAll('%', '%25');
  }
}

/** The canonical path: without a slash, `.html` or `/index` at the end, unless the path is a route itself. */
export function cleanPath(path: string): string {
  const safe = decodable(path);
  if (matchRoutes(routes, safe).some(({route}) => route.exact)) {
    return safe;
  }
  const clean = safe
    .trim()
    .replace(/\/+$/, '')
    .replace(/\.html$/, '')
    .replace(/\/index$/, '');
  return `${clean}/` === siteConfig.baseUrl ? siteConfig.baseUrl : clean || '/';
}
