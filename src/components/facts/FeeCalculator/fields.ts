import type {FeeInputs} from './feeOf';

export interface Field {
  readonly name: keyof FeeInputs;
  readonly label: string;
  /** The unit of the number. Amounts of money are entered in this unit. */
  readonly unit: string;
  readonly min: number;
  readonly max: number;
  /** The maximum number of decimal places. */
  readonly digits: number;
  readonly start: string;
  /** What the number means, if the label does not say it. */
  readonly hint?: string;
}

/**
 * The inputs, with the values of the first example: an ETH transfer, at the prices of October 5, 2026.
 */
export const fields: readonly Field[] = [
  {
    name: 'calldataBytes',
    label: 'Calldata',
    unit: 'bytes',
    min: 0,
    max: 60_000,
    digits: 0,
    start: '0',
  },
  {
    name: 'compressedPercent',
    label: 'Left after compression',
    unit: '%',
    min: 0,
    max: 100,
    digits: 0,
    start: '100',
    hint: 'The share of the calldata that remains. 100% is the worst case. Whole blocks of July 2026, compressed together, kept 26%.',
  },
  {
    name: 'gas',
    label: 'Gas',
    unit: 'units',
    min: 21_000,
    max: 16_777_216,
    digits: 0,
    start: '21000',
  },
  {
    name: 'baseFee',
    label: 'Base fee',
    unit: 'wei per gas',
    min: 0,
    max: 1e12,
    digits: 0,
    start: '7',
  },
  {
    name: 'fixedCost',
    label: 'Fixed cost F',
    unit: 'gwei per gas',
    min: 0,
    max: 1000,
    digits: 9,
    start: '0.03',
  },
  {
    name: 'variableCost',
    label: 'Variable cost V',
    unit: 'gwei per byte',
    min: 0,
    max: 10_000,
    digits: 9,
    start: '1',
  },
];

export type Entries = Readonly<Record<keyof FeeInputs, string>>;

const entriesOf = (text: (field: Field) => string): Entries =>
  Object.fromEntries(fields.map((field) => [field.name, text(field)])) as Record<
    keyof FeeInputs,
    string
  >;

/** The values of the first example. */
export const startEntries: Entries = entriesOf(({start}) => start);

const count = new Intl.NumberFormat('en-US');

/** An entry without spaces around it and, in a whole number, without commas between thousands. */
const plain = (entry: string) => {
  const text = entry.trim();
  return /^\d{1,3}(?:,\d{3})+$/.test(text) ? text.replaceAll(',', '') : text;
};

/** An instruction to correct an entry. Undefined if the entry is valid. */
export function problemOf(
  {label, unit, min, max, digits}: Field,
  entry: string,
): string | undefined {
  const form = digits === 0 ? /^\d+$/ : new RegExp(`^\\d+(\\.\\d{1,${digits}})?$`);
  const value = Number(plain(entry));
  if (form.test(plain(entry)) && value >= min && value <= max) {
    return undefined;
  }
  const kind = digits === 0 ? 'a whole number' : 'a number';
  return `${label}: enter ${kind} of ${unit} from ${count.format(min)} to ${count.format(max)}.`;
}

/** The inputs whose entries cannot be used. */
export function wrongInputs(entries: Entries): readonly (keyof FeeInputs)[] {
  return fields.flatMap((field) =>
    problemOf(field, entries[field.name]) === undefined ? [] : [field.name],
  );
}

/** Converts gwei, with at most nine decimal places, to wei. */
function gwei(entry: string): bigint {
  const [whole = '0', fraction = ''] = entry.split('.');
  return BigInt(whole + fraction.padEnd(9, '0'));
}

/** Converts entries to the inputs of the formula. A wrong entry is replaced by the start value. */
export function inputsOf(written: Entries): FeeInputs {
  const wrong = wrongInputs(written);
  const entries = entriesOf(({name, start}) => plain(wrong.includes(name) ? start : written[name]));
  return {
    calldataBytes: Number(entries.calldataBytes),
    compressedPercent: Number(entries.compressedPercent),
    gas: Number(entries.gas),
    baseFee: BigInt(entries.baseFee),
    fixedCost: gwei(entries.fixedCost),
    variableCost: gwei(entries.variableCost),
  };
}
