import {siteTools} from '../../../../data/siteTools';
import type {Answer} from '../../../search/answer';

/** The tools of this site, as answers that lead to them. */
export function toolAnswers(): readonly Answer[] {
  return Object.values(siteTools).map(({title, text, to, questions}) => ({
    label: `Tool: ${title}`,
    value: text,
    isProse: true,
    route: to,
    questions,
    also: 'linea tool use my mainnet sepolia transaction calldata gas rpc online',
  }));
}
