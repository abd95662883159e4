import {contentSecurityPolicy} from '../../../config/contentSecurityPolicy';

/** Whether the site's policy lets a page ask at an address: the sources that it has, a scheme or a host with any port. */
export function contentSecurityPolicyFor(address: string): boolean {
  const url = new URL(address);
  const directive = contentSecurityPolicy([])
    .split('; ')
    .find((part) => part.startsWith('connect-src '));
  return (directive ?? '').split(' ').some((source) => {
    const [, scheme, host] = /^(https?:)(?:\/\/([\w.]+):\*)?$/.exec(source) ?? [];
    return scheme === url.protocol && (host === undefined || host === url.hostname);
  });
}
