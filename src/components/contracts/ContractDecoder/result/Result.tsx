import {type ReactNode, useEffect, useRef, useState} from 'react';
import Button from '../../../ui/Button';
import type {Decoding} from '../decode/decoding';
import FindingView from './FindingView';
import LinkButton from './LinkButton';
import MoreButton from './MoreButton';
import styles from './result.module.css';

/** Findings per page. A receipt can have hundreds of logs. */
const PAGE_OF_FINDINGS = 20;

interface Props {
  readonly decoding: Decoding;
  /** Brings the result into view when it changes. Zero while the reader types. */
  readonly asked: number;
  readonly onClear: () => void;
}

/** The findings. The summary above is also announced. */
export default function Result({decoding, asked, onClear}: Props): ReactNode {
  const [pages, setPages] = useState(1);
  const head = useRef<HTMLDivElement>(null);
  const {input, index, decoded} = decoding;

  useEffect(() => {
    if (asked > 0) {
      head.current?.scrollIntoView({block: 'nearest'});
    }
  }, [asked]);

  if (decoded.kind === 'nothing') {
    return null;
  }
  const shown = pages * PAGE_OF_FINDINGS;
  return (
    <div className={styles.result}>
      <div ref={head} className={styles.tools}>
        <Button onPress={onClear}>Clear</Button>
        <LinkButton input={input} />
      </div>
      {decoded.kind === 'findings' && (
        <>
          {decoded.note !== undefined && <p className={styles.fact}>{decoded.note}</p>}
          {decoded.first(shown).map((finding, place) => (
            <FindingView key={place} finding={finding} index={index} />
          ))}
          <MoreButton
            isNeeded={decoded.size > PAGE_OF_FINDINGS}
            isDone={decoded.size <= shown}
            what={`${PAGE_OF_FINDINGS} more`}
            onPress={() => setPages(pages + 1)}
          />
        </>
      )}
    </div>
  );
}
