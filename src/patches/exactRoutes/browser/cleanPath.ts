import siteConfig from '@generated/docusaurus.config';
import routes from '@generated/routes';
import {matchRoutes} from './routerConfig';

/** The same text where its percent escapes can be decoded; otherwise with each percent sign escaped. */
export function decodable(text: string): string {
  try {
    decodeURIComponent(text);
    return text;
  } catch {
    return text.replaceAll('%', '%25');
  }
}

/** The path of the page that a path means: without a slash, `.html` or `/index` at its end, unless it is a route itself. */
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
