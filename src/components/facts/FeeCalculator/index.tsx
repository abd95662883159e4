import {type ReactNode, useMemo, useState} from 'react';
import NeedsScripts from '../../shell/NeedsScripts';
import Button from '../../ui/Button';
import ButtonRow from '../../ui/ButtonRow';
import {feeOf} from './feeOf';
import {feeRows} from './feeRows';
import FieldRow from './FieldRow';
import {type Entries, fields, inputsOf, startEntries, wrongInputs} from './fields';
import HexField from './HexField';
import {type Measured, measureHex} from './measureHex';
import {presets} from './presets';
import styles from './styles.module.css';
import {usePrices} from './usePrices';

/** The entries that a measured text determines. */
function measuredEntries(measured: Measured): Partial<Entries> {
  switch (measured.kind) {
    case 'calldata':
    case 'transaction':
      return {calldataBytes: String(measured.calldataBytes), gas: measured.gas};
    default:
      return {};
  }
}

/** A calculator of a fee. It sends nothing that is entered. Without scripts, it is a worked example. */
export default function FeeCalculator(): ReactNode {
  const [entries, setEntries] = useState(startEntries);
  const [hex, setHex] = useState('');
  const measured = useMemo(() => measureHex(hex), [hex]);
  const enter = (next: Partial<Entries>) => setEntries((before) => ({...before, ...next}));
  const {state, ask} = usePrices(enter);
  // Text that can't be measured leaves the size of the calldata open.
  const wrong = [
    ...wrongInputs(entries),
    ...(measured.kind === 'problem' ? (['calldataBytes'] as const) : []),
  ];
  const [total, ...others] = feeRows(feeOf(inputsOf(entries)), wrong);

  return (
    <div className={styles.calculator}>
      <p className={styles.total}>
        {total[0]} <output>{total[1]}</output>
      </p>
      <NeedsScripts>
        <ButtonRow label="Examples:">
          {presets.map((preset) => (
            <Button
              key={preset.label}
              onPress={() => {
                setHex('');
                enter(preset.entries);
              }}
            >
              {preset.label}
            </Button>
          ))}
        </ButtonRow>
        <HexField
          text={hex}
          measured={measured}
          onChange={(text) => {
            setHex(text);
            enter(measuredEntries(measureHex(text)));
          }}
        />
        <div className={styles.prices}>
          <Button busy={state.step === 'asking'} onPress={() => void ask()}>
            Use current prices
          </Button>
          <p role="status" data-failed={state.step === 'failed' || undefined}>
            {state.text}
          </p>
        </div>
      </NeedsScripts>
      <table className={styles.table} aria-label="Inputs and results">
        <tbody>
          {fields.map((field) => (
            <FieldRow
              key={field.name}
              field={field}
              entry={entries[field.name]}
              onChange={(entry) => enter({[field.name]: entry})}
            />
          ))}
          {others.map(([label, value]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
