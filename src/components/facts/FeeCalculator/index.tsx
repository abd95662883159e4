import {type ComponentType, type ReactNode, useState} from 'react';
import Button from '../../ui/Button';
import NeedsScripts from '../../shell/NeedsScripts';
import Table from '../../ui/Table';
import {feeOf} from './feeOf';
import {feeRows} from './feeRows';
import {fields, inputsOf, startEntries} from './fields';

/** A worked example of a fee. A button replaces it with a calculator. */
export default function FeeCalculator(): ReactNode {
  const [Form, setForm] = useState<ComponentType>();
  const [failed, setFailed] = useState(false);

  const load = async () => {
    try {
      const {default: loaded} = await import('./FeeForm');
      setForm(() => loaded);
    } catch {
      setFailed(true);
    }
  };

  return Form ? (
    <Form />
  ) : (
    <>
      <Table label="Worked example of a fee">
        <tbody>
          {fields.map(({name, label, unit, start}) => (
            <tr key={name}>
              <th scope="row">{label}</th>
              <td>
                {Number(start).toLocaleString('en-US')} {unit}
              </td>
            </tr>
          ))}
          {feeRows(feeOf(inputsOf(startEntries))).map(([label, value]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <NeedsScripts>
        <Button onPress={() => void load()}>Calculate with your numbers</Button>
        <p role="status">{failed && 'The calculator could not be loaded. Try again.'}</p>
      </NeedsScripts>
    </>
  );
}
