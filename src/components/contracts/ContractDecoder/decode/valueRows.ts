import {getAddress} from 'viem/utils';
import type {DecoderMember, DecoderSlot} from '@site/src/contracts/decoderData';
import {byteText} from './byteText';
import {type CatalogIndex, isCalled} from './catalogIndex';
import {decodeValues} from './decodeValues';
import {type Meaning, meaningOf, quotedText, escapeInvisible} from './meaning';
import {type DecodedValue, type DecodedValues, LIST} from './readValues';

export interface ValueRow extends Meaning {
  readonly name: string;
  readonly type: string;
  readonly depth: number;
  /** The value as code. Absent for a list or a struct, because rows for its values follow. */
  readonly value?: string;
  /** The original value, if `value` is shortened or escaped. */
  readonly whole?: string;
  readonly text?: string;
  /** The member that these bytes call. Rows for its arguments follow. */
  readonly calls?: DecoderMember;
}

/** The maximum depth of nested calls: for example a bridge message in a batch in a claim. */
const DEEPEST_CALL = 4;

/** The maximum length of a value before it is shortened. */
const LONGEST_VALUE = 200;

/** The maximum number of bytes that are tried as text. */
const LONGEST_TEXT = 2_000;

const count = new Intl.NumberFormat('en-US');

const METADATA: readonly DecoderSlot[] = [
  {name: 'name', type: 'string'},
  {name: 'symbol', type: 'string'},
  {name: 'decimals', type: 'uint8'},
];

function shortened(text: string): Pick<ValueRow, 'value' | 'whole'> {
  return text.length <= LONGEST_VALUE
    ? {value: text}
    : {value: `${text.slice(0, LONGEST_VALUE)}…`, whole: text};
}

/** A text in quotes with invisible characters escaped. The copy button copies the original. */
function quoted(text: string): Pick<ValueRow, 'value' | 'whole'> {
  const {value = ''} = shortened(escapeInvisible(text.slice(0, LONGEST_VALUE + 1)));
  return {value: `"${value}"`, whole: text};
}

/** Decodes bytes as a call. The selector must be known, and the rest must be exactly its arguments. */
function callIn(
  hex: string,
  index: CatalogIndex,
): {readonly member: DecoderMember; readonly values: DecodedValues} | undefined {
  if (hex.length < 10 || (hex.length - 10) % 64 !== 0) {
    return undefined;
  }
  for (const member of index.byHash.get(hex.slice(0, 10)) ?? []) {
    const {values, failure, note} = decodeValues(member.inputs, hex.slice(10));
    if (isCalled(member) && failure === undefined && note === undefined) {
      return {member, values};
    }
  }
  return undefined;
}

type Head = Pick<ValueRow, 'name' | 'type' | 'depth' | 'text'>;

function* bytesRows(
  head: Head,
  slot: DecoderSlot,
  hex: string,
  index: CatalogIndex,
  calls: number,
): Generator<ValueRow> {
  const size = (hex.length - 2) / 2;
  const row = {...head, ...shortened(hex)};
  const sizeText = byteText(size);
  const call = calls < DEEPEST_CALL ? callIn(hex, index) : undefined;
  if (call !== undefined) {
    const {member, values} = call;
    yield {...row, meaning: sizeText, calls: member};
    yield* slotRows(member.inputs, values, index, head.depth + 1, calls + 1);
    return;
  }
  if (slot.as === 'tokenMetadata' && size > 0) {
    const {values, failure, note} = decodeValues(METADATA, hex.slice(2));
    if (failure === undefined && note === undefined) {
      yield {...row, meaning: `${sizeText}, token metadata`};
      yield* slotRows(METADATA, values, index, head.depth + 1, calls);
      return;
    }
  }
  const known = index.byHash.get(hex.slice(0, 10))?.find(isCalled);
  if (known !== undefined) {
    const why = calls < DEEPEST_CALL ? 'isn’t a call to it' : 'is nested too deep to decode';
    yield {
      ...row,
      meaning: `${sizeText}, starts with the selector of \`${known.name}\` but ${why}`,
    };
    return;
  }
  const quote = size <= LONGEST_TEXT ? quotedText(hex) : undefined;
  yield {
    ...row,
    meaning: size === 0 ? 'empty' : sizeText,
    ...(quote !== undefined && {quote}),
  };
}

const nameOf = ({name}: DecoderSlot, place: number) => (name === '' ? String(place + 1) : name);

const typeOf = ({type}: DecoderSlot) => type.replace(/^tuple/, 'struct');

function shown(type: string, value: DecodedValue): Pick<ValueRow, 'value' | 'whole'> {
  const text = String(value);
  return type === 'string' ? quoted(text) : shortened(type === 'address' ? getAddress(text) : text);
}

function* valueRows(
  slot: DecoderSlot,
  value: DecodedValue,
  index: CatalogIndex,
  depth: number,
  calls: number,
): Generator<ValueRow> {
  const {name, type, text} = slot;
  const head: Head = {name, type: typeOf(slot), depth, ...(text !== undefined && {text})};
  const [, inner] = LIST.exec(type) ?? [];
  if (Array.isArray(value)) {
    const values = value as DecodedValues;
    if (inner === undefined) {
      yield head;
      yield* slotRows(slot.components ?? [], values, index, depth + 1, calls);
      return;
    }
    yield {
      ...head,
      meaning: values.length === 0 ? 'empty' : `${count.format(values.length)} entries`,
    };
    const {components, as} = slot;
    for (const [place, each] of values.entries()) {
      const entry = {
        name: `[${place}]`,
        type: inner,
        ...(components !== undefined && {components}),
        ...(as !== undefined && {as}),
      };
      yield* valueRows(entry, each ?? '', index, depth + 1, calls);
    }
    return;
  }
  if (type === 'bytes') {
    yield* bytesRows(head, slot, String(value), index, calls);
    return;
  }
  yield {...head, ...shown(type, value), ...meaningOf(slot, value, index)};
}

/** The rows of decoded values, in the order of their parameters. Unreadable values are skipped. */
export function* slotRows(
  slots: readonly DecoderSlot[],
  values: DecodedValues,
  index: CatalogIndex,
  depth = 0,
  calls = 0,
): Generator<ValueRow> {
  for (const [place, slot] of slots.entries()) {
    const value = values[place];
    if (value !== undefined) {
      yield* valueRows({...slot, name: nameOf(slot, place)}, value, index, depth, calls);
    }
  }
}

/** The rows of parameters without values. The fields of a struct follow it. */
export function* parameterRows(slots: readonly DecoderSlot[], depth = 0): Generator<ValueRow> {
  for (const [place, slot] of slots.entries()) {
    const {text, indexed, components = []} = slot;
    yield {
      name: nameOf(slot, place),
      type: `${typeOf(slot)}${indexed === true ? ', indexed' : ''}`,
      depth,
      ...(text !== undefined && {text}),
    };
    yield* parameterRows(components, depth + 1);
  }
}
