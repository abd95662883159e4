import type {ErrorList, ListedError} from '@site/data/rpc/errors/errorList';
import type {RpcError, RpcMethod} from '@site/data/rpc/schema';
import {textParts} from '@site/src/components/facts/FactText/textParts';

interface Others {
  readonly methods: readonly RpcMethod[];
  readonly common: readonly RpcError[];
}

const nameOf = ({code, message}: {readonly code: number | null; readonly message: string}) =>
  `${code ?? 'none'} ${message}`;

function textProblem(text: string): string[] {
  try {
    textParts(text);
    return [];
  } catch (error) {
    return [(error as Error).message];
  }
}

function errorProblems({message, cause, cure, code, status}: ListedError): string[] {
  return [
    ...(/[<>]/.test(message.replace(/<[^<>\s][^<>]*>| [<>] /g, ''))
      ? ['what varies stands between < and >']
      : []),
    ...(/^<[^<>]+>$/.test(message) ? ['has no words that a reader could search for'] : []),
    ...(code === null && status === 200 ? ['has a status that every answer has'] : []),
    ...[cause, cure]
      .filter((text) => !/[.!?)]$/.test(text))
      .map((text) => `"${text}" is no whole sentence`),
    ...[cause, cure].flatMap(textProblem),
  ];
}

/** The other places that define the error: an earlier list, a method's file, or commonErrors.ts. */
function otherHomes(
  error: ListedError,
  earlier: readonly ListedError[],
  {methods, common}: Others,
): string[] {
  const name = nameOf(error);
  return [
    ...(earlier.some((each) => nameOf(each) === name && each.status === error.status)
      ? ['is there twice']
      : []),
    ...(common.some((each) => nameOf(each) === name) ? ['stands in commonErrors.ts'] : []),
    ...methods
      .filter(({errors}) => errors.some((each) => nameOf(each) === name))
      .map((method) => `stands in ${method.name}.ts`),
  ];
}

/**
 * Problems in the error lists, as sentences with list and error. Each error is defined once: in a
 * list, a method's file, or commonErrors.ts. Two clients can have the same message.
 */
export function errorListProblems(lists: readonly ErrorList[], others: Others): readonly string[] {
  return lists.flatMap(({producer, errors}) =>
    errors.flatMap((error, at) =>
      [
        ...errorProblems(error),
        ...otherHomes(
          error,
          errors.slice(0, at),
          producer === 'besu' || producer === 'bundler' ? others : {methods: [], common: []},
        ),
      ].map((problem) => `${producer}: ${nameOf(error)}: ${problem}`),
    ),
  );
}
