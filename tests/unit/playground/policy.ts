import {contentSecurityPolicy} from '../../../config/contentSecurityPolicy';

/**
 * Whether the content security policy allows requests to a URL. Supports schemes, and hosts with
 * any port.
 */
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
