import {type ReactNode, useMemo, useState} from 'react';
import type {JsonValue, RpcMethod} from '@site/data/rpc/schema';
import FactText from '../../facts/FactText';
import {takeFirst} from '../../ui/takeFirst';
import {isList} from './form/matches';
import {valueProblems} from './form/valueProblems';
import {linesOf} from './answer/linesOf';
import {formatSize} from './formatSize';
import Lines from './Lines';
import styles from './form/playground.module.css';
import {saveText} from './run/saveText';
import type {Outcome, ResponseStats} from './run/outcome';
import TextButton, {CopyTextButton} from './TextButton';

/** The number of lines that are rendered at a time. A large response would block the page. */
const LINES_PER_PAGE = 400;

const count = new Intl.NumberFormat('en-US');

export function ResponseFacts({ms, size, status}: ResponseStats): ReactNode {
  return (
    <>
      <span>{count.format(ms)} ms</span>
      <span>{formatSize(size)}</span>
      <span>HTTP {status}</span>
    </>
  );
}

/** Whether a result is empty, so that the page should explain it. */
const isEmpty = (result: JsonValue) =>
  result === null || result === '0x' || (isList(result) && result.length === 0);

/** The path at which a result differs from its schema. Undefined if it does not differ. */
function difference({result: {schema}}: RpcMethod, result: JsonValue): string | undefined {
  return valueProblems(schema, result, {id: '', label: 'result'})[0]?.label;
}

interface Props {
  readonly method: RpcMethod;
  readonly outcome: Extract<Outcome, {kind: 'result'}>;
}

/** The result of a run: duration and size, whether it matches the schema, and the value with its meaning. */
export default function Answer({method, outcome}: Props): ReactNode {
  const {result, text, stats} = outcome;
  const [pages, setPages] = useState(1);
  const {items: lines, more} = useMemo(
    () => takeFirst(linesOf(result, method.result.schema), pages * LINES_PER_PAGE),
    [result, method, pages],
  );
  const differs = useMemo(() => difference(method, result), [method, result]);
  return (
    <>
      <div className={styles.bar}>
        <p className={styles.title}>Result</p>
        <p className={styles.facts}>
          <ResponseFacts {...stats} />
          {differs === undefined ? (
            <span className={styles.good}>as documented</span>
          ) : (
            <span className={styles.odd}>
              differs from the documented format at <code>{differs}</code>
            </span>
          )}
        </p>
        <div className={styles.tools}>
          <CopyTextButton text={text} label="Copy response" />
          <TextButton onPress={() => saveText(text, `${method.name}.json`)}>Save</TextButton>
        </div>
      </div>
      <Lines lines={lines} label="Result" />
      {isEmpty(result) && (
        <p className={styles.empty}>
          <FactText text={method.result.description} />
        </p>
      )}
      {more && (
        <div className={styles.more}>
          <TextButton onPress={() => setPages(pages + 1)}>
            Show {LINES_PER_PAGE} more lines
          </TextButton>
        </div>
      )}
    </>
  );
}
