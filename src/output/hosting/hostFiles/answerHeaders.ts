import {policyHeader} from '../../../../config/contentSecurityPolicy';
import {type Header, headers, transportSecurity} from '../../../../config/headers';

/** The headers of every response of a host that serves HTTPS only. */
export function answerHeaders(policy: string): Header[] {
  return [
    {name: 'Content-Security-Policy', value: policyHeader(policy)},
    ...headers,
    transportSecurity,
  ];
}
