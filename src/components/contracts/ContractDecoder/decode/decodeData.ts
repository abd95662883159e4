import type {DecoderMember} from '@site/src/contracts/decoderData';
import type {DataItem} from '../read/reading';
import {addressNotes, nearestFirst, titleAt} from './atAddress';
import {byteText} from './byteText';
import {type CatalogIndex, contractCount, isCalled, addressLabel} from './catalogIndex';
import {decodeValues} from './decodeValues';
import {CONTEXT_HINT, type Finding, HOW_TO_GO_ON, matchesOf} from './finding';

const sizeOf = (hex: string) => (hex.length - 2) / 2;

const SELECTOR = 4;
const ADDRESS = 20;
const WORD = 32;

function shortFinding({hex, as}: DataItem): Finding {
  const found = (title: string, note: string): Finding => ({
    title,
    subject: hex,
    matches: [],
    notes: [note],
  });
  if (hex !== '0x') {
    return found(
      byteText(sizeOf(hex)),
      'This is too short: a selector has 4 bytes. Digits are missing.',
    );
  }
  return as === 'revert'
    ? found('A revert without data', 'The call failed without a reason.')
    : found(
        'No data',
        'As calldata, this is a plain transfer, or a call to `receive` or `fallback`. As revert data, it contains no reason: out of gas, `require` without a message, or a call to a contract that doesn’t exist.',
      );
}

function addressFinding(index: CatalogIndex, {hex}: DataItem): Finding {
  const who = addressLabel(index, hex);
  return {
    title: 'An address',
    subject: hex,
    matches: [],
    notes: [
      who === undefined
        ? 'This site doesn’t know the address. Paste calldata, revert data or a log.'
        : `This address is ${who}.`,
    ],
  };
}

/** The finding for a single word: an event topic, the hash of a role, or an unknown hash. */
function wordFinding(index: CatalogIndex, {hex}: DataItem): Finding {
  const events = index.byHash.get(hex) ?? [];
  const role = index.roles[hex];
  const unknown =
    'No event in this reference has this topic. The decoder sends no requests, so it can’t look up the hash of a transaction, block or message. Paste the transaction’s input or logs.';
  return {
    title: events.length > 0 ? 'A topic' : role === undefined ? '32 bytes' : 'A role',
    subject: hex,
    matches: matchesOf(events),
    choice: CONTEXT_HINT,
    notes:
      role !== undefined ? [`This is the role \`${role}\`.`] : events.length === 0 ? [unknown] : [],
  };
}

function unknownData(index: CatalogIndex, {hex}: DataItem): readonly string[] {
  const size = sizeOf(hex);
  if (/^0x60[68]0/.test(hex) && size > 2 * WORD) {
    return [
      'This starts like contract code: the input of a deployment transaction. Constructor arguments, if any, are at its end.',
    ];
  }
  return size % WORD === 0
    ? [
        `${byteText(size)} in 32-byte words, without a selector: the result of a call, or the data of a log. A log needs its topics; a result needs its function.`,
      ]
    : [
        `No member of the ${contractCount(index)} Linea contracts in this reference, or of the standards, has the selector \`${hex.slice(0, 10)}\`.`,
        `It belongs to another contract or version. ${HOW_TO_GO_ON}`,
      ];
}

/** The kind of data, as a title, from the matching members and the item's context. */
function kindOf({hex, as}: DataItem, [first, ...more]: readonly DecoderMember[]): string {
  if (first === undefined) {
    return as === 'revert' ? 'A revert' : byteText(sizeOf(hex));
  }
  if (sizeOf(hex) === SELECTOR && [first, ...more].some(({inputs}) => inputs.length > 0)) {
    return 'A selector';
  }
  return isCalled(first) ? 'Calldata' : 'A revert';
}

/** Classifies data: calldata, a revert, a selector, a topic or an address. */
export function decodeData(index: CatalogIndex, item: DataItem): Finding {
  const {hex, as, to} = item;
  const size = sizeOf(hex);
  if (size < SELECTOR) {
    return shortFinding(item);
  }
  const selector = hex.slice(0, 10);
  const known = index.byHash.get(selector) ?? [];
  if (size === ADDRESS && known.length === 0) {
    return addressFinding(index, item);
  }
  if (size === WORD && (known.length === 0 || index.byHash.has(hex))) {
    return wordFinding(index, item);
  }
  const wanted = known.filter((member) => isCalled(member) === (as !== 'revert'));
  const members = nearestFirst(index, as === undefined || wanted.length === 0 ? known : wanted, to);
  const kind = kindOf(item, members);
  const isCut = (size - SELECTOR) % WORD !== 0;
  return {
    title: titleAt(index, kind, 'for', to),
    subject: selector,
    matches: matchesOf(
      members,
      kind === 'A selector' ? undefined : ({inputs}) => decodeValues(inputs, hex.slice(10)),
    ),
    choice: CONTEXT_HINT,
    notes: [
      ...(members.length === 0 ? unknownData(index, item) : addressNotes(index, members, to)),
      ...(members.length > 0 && isCut
        ? [
            `After the selector come ${byteText(size - SELECTOR)}, which isn’t a multiple of 32: data is missing or extra.`,
          ]
        : []),
    ],
  };
}
