import type {DecoderMember} from '@site/src/contracts/decoderData';
import type {LogItem, WordsItem} from '../read/reading';
import {addressNotes, nearestFirst, titleAt} from './atAddress';
import {type CatalogIndex, contractCount} from './catalogIndex';
import {decodeValues, type ValueReading} from './decodeValues';
import {CONTEXT_HINT, type Finding, HOW_TO_GO_ON, matchesOf} from './finding';

const indexedOf = ({inputs}: DecoderMember) => inputs.filter(({indexed}) => indexed === true);

/**
 * The values of a log in the order of its parameters. Indexed values come from the topics, others from the
 * data.
 */
function readLog(
  event: DecoderMember,
  {topics, data}: Pick<LogItem, 'topics' | 'data'>,
): ValueReading {
  const inTopics = indexedOf(event);
  const inData = event.inputs.filter((slot) => !inTopics.includes(slot));
  const parts = [
    ...inTopics.map((slot, at) => decodeValues([slot], (topics[at + 1] ?? '').slice(2))),
    decodeValues(inData, data.slice(2)),
  ];
  const failure = parts.map((part) => part.failure).find((text) => text !== undefined);
  const note = parts.map((part) => part.note).find((text) => text !== undefined);
  return {
    // An undecodable value is undefined, and the values after it are still returned.
    values: event.inputs.map((slot) =>
      slot.indexed === true
        ? parts[inTopics.indexOf(slot)]?.values[0]
        : parts.at(-1)?.values[inData.indexOf(slot)],
    ),
    ...(failure !== undefined && {failure}),
    ...(note !== undefined && {note}),
  };
}

/** Finds the event of a log. */
export function decodeLog(index: CatalogIndex, {topics, data, address}: LogItem): Finding {
  const [topic = ''] = topics;
  const events = index.byHash.get(topic) ?? [];
  const [other] = events;
  const members = nearestFirst(
    index,
    events.filter((event) => indexedOf(event).length === topics.length - 1),
    address,
  );
  return {
    title: titleAt(index, 'A log', 'of', address),
    subject: topic,
    matches: matchesOf(members, (member) => readLog(member, {topics, data})),
    choice: CONTEXT_HINT,
    notes:
      members.length > 0
        ? addressNotes(index, members, address)
        : other === undefined
          ? [
              `No event of the ${contractCount(index)} Linea contracts in this reference, or of the standards, has the topic \`${topic}\`.`,
              `The event belongs to another contract, or is anonymous. ${HOW_TO_GO_ON}`,
            ]
          : [
              `This is the topic of \`${other.signature}\`. Its logs have ${indexedOf(other).length} more topics, for indexed parameters; this log has ${topics.length - 1}. Topics are missing, or another contract indexes other parameters.`,
            ],
  };
}

/** A log has at most four topics, and the first is the event's topic. */
const MOST_INDEXED = 3;

/** The length of 32 bytes in hexadecimal, with `0x`. */
const TOPIC_LENGTH = 66;

/**
 * Decodes words without a border between topics and data. The event defines the number of topics. Two
 * events can differ in that number only.
 */
export function decodeWords(index: CatalogIndex, {words}: WordsItem): Finding {
  const [topic = '', ...rest] = words;
  const end = rest.findIndex((word) => word.length !== TOPIC_LENGTH);
  const most = Math.min(MOST_INDEXED, end < 0 ? rest.length : end);
  const counts = (index.byHash.get(topic) ?? [])
    .map((event) => indexedOf(event).length)
    .filter((count) => count <= most);
  const findings = [...new Set(counts.length === 0 ? [most] : counts)].map((count) =>
    decodeLog(index, {
      kind: 'log',
      topics: [topic, ...rest.slice(0, count)],
      data: `0x${rest
        .slice(count)
        .map((word) => word.slice(2))
        .join('')}`,
    }),
  );
  const matches = findings.flatMap((finding) => finding.matches);
  const whole = matches.filter(({failure, note}) => failure === undefined && note === undefined);
  return {
    title: 'A log',
    subject: topic,
    matches: whole.length > 0 ? whole : matches,
    choice: 'The number of topics shows which one it is.',
    notes: findings.find(({notes}) => notes.length > 0)?.notes ?? [],
  };
}
