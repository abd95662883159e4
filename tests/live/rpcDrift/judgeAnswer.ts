import {commonErrors} from '../../../data/rpc/commonErrors';
import type {RpcError} from '../../../data/rpc/schema';
import {validatorOf} from '../../unit/rpc/validatorOf';
import type {Answer} from './askEndpoint';
import type {Question} from './questions';

export interface Verdict {
  readonly method: string;
  readonly network: string;
  /** `news`: the facts do not say whether the method is available, and now it is known. */
  readonly is: 'as documented' | 'drift' | 'news' | 'not heard';
  readonly expected: string;
  readonly got: string;
  /** Whether a result was validated. */
  readonly validated: boolean;
}

/** Errors of endpoints for unavailable methods: those in the facts, and those of the bundler. */
const absent = commonErrors.errors.filter(({code}) => code === -32601 || code === -32604);
const isAbsence = ({code, message}: {code: number | undefined; message: string}) =>
  absent.some((error) => error.code === code) ||
  (code === -32602 && /^method not supported/i.test(message));

/** A message of the facts as a pattern: `<name>` matches anything, and more text can follow. */
function patternOf(message: string): RegExp {
  const parts = message.split(/<[^>]+>/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}`, 'is');
}

/**
 * Unknown method, unavailable method, invalid parameters: an example must not cause these, even if the method lists them.
 * The block of an example exists on Mainnet only.
 */
const isNeverForAnExample = (code: number | undefined, network: Question['network']) =>
  code === -32601 || code === -32604 || (code === -32602 && network === 'mainnet');

const isDocumented = (errors: readonly RpcError[], code: number | undefined, message: string) =>
  errors.some((error) => error.code === code && patternOf(error.message).test(message));

const isEmpty = (value: unknown) =>
  value === null || value === '0x' || (Array.isArray(value) && value.length === 0);

const shown = (value: unknown): string => {
  const text = JSON.stringify(value);
  return text.length > 80 ? `${text.slice(0, 77)}…` : text;
};

type Judged = Pick<Verdict, 'is' | 'expected' | 'got'> & {readonly validated?: boolean};

const RESULT = 'a result of the documented form';
const ERROR = 'a result, or an error of this method';

function judgeResult({method, network, answers}: Question, result: unknown): Judged {
  const [example] = method.examples;
  const invalid = validatorOf(method.result.schema)(result);
  const got = shown(result);
  if (invalid !== '') {
    return {
      is: 'drift',
      expected: RESULT,
      got: `${invalid.slice(0, 200)}, in ${got}`,
      validated: true,
    };
  }
  // Other networks and local nodes may not have the blocks and contracts of the example.
  const isThere = network === 'mainnet' && example.seen !== 'local node';
  if (isThere && isEmpty(result) && !isEmpty(example.result)) {
    return {is: 'drift', expected: shown(example.result), got, validated: true};
  }
  return answers === 'unconfirmed'
    ? {is: 'news', expected: 'unconfirmed', got: `it answers: ${got}`, validated: true}
    : {is: 'as documented', expected: RESULT, got, validated: true};
}

function judgeError(
  {method, network, answers}: Question,
  error: Extract<Answer, {kind: 'error'}>,
): Judged {
  const got = `error ${error.code ?? 'without code'}: ${error.message.slice(0, 160)}`;
  if (answers === 'unconfirmed' && isAbsence(error)) {
    return {is: 'news', expected: 'unconfirmed', got: `it does not answer: ${got}`};
  }
  const known =
    isDocumented(method.errors, error.code, error.message) &&
    !isNeverForAnExample(error.code, network);
  return {is: known ? 'as documented' : 'drift', expected: ERROR, got};
}

/** Compares an answer with the facts. */
export function judgeAnswer(question: Question, answer: Answer): Verdict {
  const {method, network, answers} = question;
  const judged = ((): Judged => {
    switch (answer.kind) {
      case 'rate limit':
        return {is: 'not heard', expected: RESULT, got: 'the endpoint limits requests'};
      case 'no answer':
        return {is: 'drift', expected: 'an answer', got: answer.why};
      case 'result':
        return answers === 'no'
          ? {is: 'drift', expected: 'an error: it is not there', got: shown(answer.result)}
          : judgeResult(question, answer.result);
      case 'error': {
        const {code, message} = answer;
        return answers === 'no'
          ? {
              is: isAbsence(answer) ? 'as documented' : 'drift',
              expected: absent.map((error) => `${error.code} ${error.message}`).join(', or '),
              got: `error ${code ?? 'without code'}: ${message}`,
            }
          : judgeError(question, answer);
      }
    }
  })();
  return {method: method.name, network, validated: false, ...judged};
}
