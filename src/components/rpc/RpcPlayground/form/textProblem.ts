import type {JsonSchema, TextSchema} from '@site/data/rpc/schema';
import {matches} from './matches';

/** A problem as an instruction, with a suggested correction. */
export interface TextProblem {
  readonly text: string;
  readonly fix?: string;
}

const withoutPrefix = (text: string) => text.replace(/^0x/i, '');

/** The number of digits in a fixed-length pattern. Undefined for other patterns. */
function fixedDigits(pattern: string): number | undefined {
  const [, digits] = /^\^0x\[0-9a-fA-F\]\{(\d+)\}\$$/.exec(pattern) ?? [];
  return digits === undefined ? undefined : Number(digits);
}

/** Converts a text to a quantity. Undefined if it is not a number. */
function asQuantity(text: string): string | undefined {
  const trimmed = text.trim();
  if (/^\d+$/.test(trimmed)) {
    return `0x${BigInt(trimmed).toString(16)}`;
  }
  const digits = withoutPrefix(trimmed);
  return /^[0-9a-f]*$/i.test(digits) ? `0x${digits.replace(/^0+/, '') || '0'}` : undefined;
}

/** A problem for the first character that is not a hexadecimal digit. */
function invalidDigit(text: string): TextProblem | undefined {
  const [strange] = /[^0-9a-f]/i.exec(withoutPrefix(text)) ?? [];
  return strange === undefined
    ? undefined
    : {text: `“${strange}” isn’t a hexadecimal digit (0 to 9, a to f).`};
}

function quantityProblem(text: string, pattern: string): TextProblem {
  const fix = asQuantity(text);
  if (text === '') {
    return {text: 'Write a number in hexadecimal, such as 0x10.'};
  }
  if (fix !== undefined && /^\d+$/.test(text)) {
    return {text: `A quantity is hexadecimal: ${text} is ${fix}.`, fix};
  }
  if (fix !== undefined && !text.startsWith('0x')) {
    return {text: 'Write 0x before the hexadecimal digits.', fix};
  }
  const strange = invalidDigit(text);
  if (strange !== undefined || fix === undefined) {
    return strange ?? {text: 'Write 0x and hexadecimal digits.'};
  }
  const [, more = '63'] = /\{0,(\d+)\}/.exec(pattern) ?? [];
  const digits = fix.length - 2;
  return digits > Number(more) + 1
    ? {text: `Write at most ${Number(more) + 1} hexadecimal digits; this has ${digits}.`}
    : {text: 'Write a quantity without leading zeros; zero is 0x0.', fix};
}

function fixedProblem(text: string, digits: number): TextProblem {
  const rule = `rite 0x and ${digits} hexadecimal digits`;
  if (text === '') {
    return {text: `W${rule}.`};
  }
  if (/\.[a-z]+$/i.test(text)) {
    return {text: `The form doesn’t resolve ENS names: w${rule}.`};
  }
  const {length} = withoutPrefix(text);
  return (
    invalidDigit(text) ??
    (length === digits
      ? {text: 'Write 0x before the digits.', fix: `0x${withoutPrefix(text)}`}
      : {text: `W${rule}; this has ${length}.`})
  );
}

function dataProblem(text: string): TextProblem {
  if (text === '') {
    return {text: 'Write 0x and the bytes in hexadecimal. For no bytes, write 0x.', fix: '0x'};
  }
  const digits = withoutPrefix(text);
  return (
    invalidDigit(text) ??
    (digits.length % 2 === 1
      ? {text: `A byte has two hexadecimal digits; this has ${digits.length} digits.`}
      : {text: 'Write 0x before the digits.', fix: `0x${digits}`})
  );
}

function hexProblem(
  {pattern = '', enum: values, ...schema}: TextSchema,
  text: string,
): TextProblem {
  if (values !== undefined) {
    return {text: `Write one of: ${values.join(', ')}.`};
  }
  const digits = fixedDigits(pattern);
  if (digits !== undefined) {
    return fixedProblem(text, digits);
  }
  switch (schema['x-hex']) {
    case 'quantity':
      return quantityProblem(text, pattern);
    case 'data':
    case 'utf8':
      return dataProblem(text);
    default:
      return {text: 'This value doesn’t have the documented format.'};
  }
}

const count = new Intl.NumberFormat('en-US', {maximumFractionDigits: 20});

/** The problem of a scalar's text. Undefined if the schema accepts it. */
export function textProblem(schema: JsonSchema, value: string | number): TextProblem | undefined {
  if (matches(schema, value)) {
    return undefined;
  }
  if ('anyOf' in schema || schema.type === 'string') {
    const problem = hexProblem(schema as TextSchema, String(value));
    const {text, fix} = problem;
    return fix === undefined || matches(schema, fix) ? problem : {text};
  }
  const {minimum, maximum} = schema as Extract<JsonSchema, {type: 'integer' | 'number'}>;
  const kind = schema.type === 'integer' ? 'a whole number' : 'a number';
  const range = [
    minimum === undefined ? '' : ` from ${count.format(minimum)}`,
    maximum === undefined ? '' : ` up to ${count.format(maximum)}`,
  ].join('');
  return {text: `Write ${kind}${range}.`};
}
