import {policyHeader} from '../../../../config/contentSecurityPolicy';
import {type Header, headers, transportSecurity} from '../../../../config/headers';

/** The headers of every answer of a host that speaks HTTPS only. */
export function answerHeaders(policy: string): Header[] {
  return [
    {name: 'Content-Security-Policy', value: policyHeader(policy)},
    ...headers,
    transportSecurity,
  ];
}
