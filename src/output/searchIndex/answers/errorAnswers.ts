import {commonErrors} from '../../../../data/rpc/commonErrors';
import {errorLists, errorProducers} from '../../../../data/rpc/errors/errorLists';
import {methods} from '../../../../data/rpc/methods';
import {errorAnchor} from '../../../rpc/errorAnchor';
import {errorIndex, frequentIn} from '../../../rpc/errorIndex';
import type {Answer} from '../../../search/answer';

/** Text without links and emphasis. Code keeps its backticks. */
const prose = (markdown: string) =>
  markdown.replace(/\[([^\]]+)\]\([^)]+\)/g, '$1').replaceAll('*', '');

/** The fix of each error that a node, a gateway or a wallet returns, by its message. */
export function errorAnswers(): readonly Answer[] {
  const facts = {methods: Object.values(methods), common: commonErrors.errors, lists: errorLists};
  const index = errorIndex(facts);
  const frequent = frequentIn(index);
  const answers = index.map((error): Answer => {
    const {code, message, producer, cure} = error;
    return {
      label: `${errorProducers[producer]}: ${code === null ? '' : `${code} `}${message}`,
      value: prose(cure),
      isProse: true,
      route: code === null ? '/api/errors' : `/api/errors#${errorAnchor(code)}`,
      // Placeholders stand for what differs from error to error.
      questions: [message.replace(/<[^>]+>/g, ' '), ...(frequent.get(error)?.shortForms ?? [])],
    };
  });
  // The same fix helps with the same error of different nodes.
  return [...new Map(answers.map((answer) => [answer.label + answer.value, answer])).values()];
}
