import type {DecoderMember} from '@site/src/contracts/decoderData';
import type {DataItem} from '../read/reading';
import {addressNotes, nearestFirst, titleAt} from './atAddress';
import {byteText} from './byteText';
import {type CatalogIndex, contractCount, isCalled, addressLabel} from './catalogIndex';
import {decodeValues} from './decodeValues';
import {CONTEXT_HINT, type Finding, matchesOf} from './finding';

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
      'A selector has 4 bytes: this is too short to call a function or to name an error. Digits are missing.',
    );
  }
  return as === 'revert'
    ? found('A revert without data', 'The call failed and gave no reason.')
    : found(
        'No data',
        'As calldata, this is a plain transfer, or a call of `receive` or `fallback`. As what a call came back with, it is a revert without a reason: out of gas, `require` without a text, or a call of a contract that is not there.',
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
        ? 'It is none that this site knows. Paste calldata, a revert or a log to decode.'
        : `At this address is ${who}.`,
    ],
  };
}

/** The finding for a single word: an event topic, the hash of a role, or an unknown hash. */
function wordFinding(index: CatalogIndex, {hex}: DataItem): Finding {
  const events = index.byHash.get(hex) ?? [];
  const role = index.roles[hex];
  const unknown =
    'No event that is described here has this topic. If it is the hash of a transaction, a block or a message, the decoder cannot look it up, because it asks no network: paste the input or the logs of the transaction.';
  return {
    title: events.length > 0 ? 'A topic' : role === undefined ? '32 bytes' : 'A role',
    subject: hex,
    matches: matchesOf(events),
    choice: CONTEXT_HINT,
    notes:
      role !== undefined
        ? [`It stands for the role \`${role}\`.`]
        : events.length === 0
          ? [unknown]
          : [],
  };
}

function unknownData(index: CatalogIndex, {hex}: DataItem): readonly string[] {
  const size = sizeOf(hex);
  if (/^0x60[68]0/.test(hex) && size > 2 * WORD) {
    return [
      'This starts like the code of a contract: the input of a transaction that deploys one. There are no arguments to decode in front of its end.',
    ];
  }
  return size % WORD === 0
    ? [
        `${byteText(size)} are whole words of 32 bytes, without a selector in front: the result of a call, or the data of a log. A log needs its topics, a result its function.`,
      ]
    : [
        `No member of the ${contractCount(index)} contracts of Linea that are described here, and none of the standards, has the selector \`${hex.slice(0, 10)}\`.`,
        'It belongs to another contract, or to a version that is not described. The contract at the address that was called knows it: look for its verified source on an explorer.',
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
            `Behind the selector stand ${byteText(size - SELECTOR)}, which are no whole words of 32 bytes: something is missing or too much.`,
          ]
        : []),
    ],
  };
}
