import {type ReactNode, useState} from 'react';
import type {DecoderMember} from '@site/src/contracts/decoderData';
import CopyButton from '../../../ui/CopyButton';
import FactText from '../../../facts/FactText';
import StackedTable from '../../../ui/StackedTable';
import RowNote from '../../../ui/StackedTable/RowNote';
import {takeFirst} from '../../../ui/takeFirst';
import type {CatalogIndex} from '../decode/catalogIndex';
import type {DecodedValues} from '../decode/readValues';
import {parameterRows, slotRows, type ValueRow} from '../decode/valueRows';
import MoreButton from './MoreButton';
import Places from './Places';
import styles from './result.module.css';

/** Rows per page. Thousands would freeze the page. */
const PAGE_OF_ROWS = 100;

/** A value, its meaning and its parameter's description. */
function Value({
  row: {name, value, whole, calls, meaning, quote, text},
  index,
}: {
  readonly row: ValueRow;
  readonly index: CatalogIndex;
}): ReactNode {
  const isAlone = value === undefined && meaning === undefined;
  return (
    <>
      {value !== undefined && (
        <span className={styles.value}>
          <code>{value}</code> <CopyButton value={whole ?? value} label={`Copy ${name}`} />
        </span>
      )}
      {meaning !== undefined && (
        <span className={styles.meaning}>
          <FactText text={meaning} />
        </span>
      )}
      {quote !== undefined && <q className={styles.meaning}>{quote}</q>}
      {calls !== undefined && (
        <span className={styles.meaning}>
          calls <Places member={calls} index={index} />
        </span>
      )}
      {text !== undefined && (
        <span className={isAlone ? styles.meaning : styles.text}>
          <FactText text={text} />
        </span>
      )}
    </>
  );
}

/** Decoded values, or the parameters without values. */
export default function ValueTable({
  member,
  values,
  index,
}: {
  readonly member: DecoderMember;
  readonly values: DecodedValues | undefined;
  readonly index: CatalogIndex;
}): ReactNode {
  const [pages, setPages] = useState(1);
  const isBlank = values === undefined;
  const {items: rows, more} = takeFirst(
    isBlank ? parameterRows(member.inputs) : slotRows(member.inputs, values, index),
    pages * PAGE_OF_ROWS,
  );
  if (rows.length === 0) {
    return null;
  }
  const what = member.kind === 'event' || member.kind === 'error' ? 'Values' : 'Arguments';
  return (
    <div className={styles.values}>
      <StackedTable
        caption={`${isBlank ? 'Parameters' : what} of ${member.name}`}
        columns={['Parameter', isBlank ? 'Meaning' : 'Value']}
        rows={rows.map((row, place) => ({
          key: String(place),
          depth: row.depth,
          head: (
            <>
              <code>{row.name}</code> <RowNote>{row.type}</RowNote>
            </>
          ),
          cells: [<Value key="value" row={row} index={index} />],
        }))}
        hidesCaption
      />
      <MoreButton
        isNeeded={more || pages > 1}
        isDone={!more}
        what={`${PAGE_OF_ROWS} more values`}
        onPress={() => setPages(pages + 1)}
      />
    </div>
  );
}
