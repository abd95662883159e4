import type {ReactNode} from 'react';
import type {RpcAvailability as Availability, RpcMethod} from '@site/data/rpc/schema';
import type {IsoDate} from '@site/data/source';
import FactText from '../../facts/FactText';
import StackedTable from '../../ui/StackedTable';

/** A condition is in the note. */
const answers = {
  yes: 'Yes',
  no: 'No',
  conditional: '',
  unconfirmed: 'Not confirmed',
} as const satisfies Record<Availability['answers'], string>;

const cellText = ({answers: answer, note}: Availability): string =>
  [answers[answer], note].filter(Boolean).join('. ');

const places = {
  'public endpoint': 'Public endpoints',
  Infura: 'Infura',
  'Linea Besu': 'Your own Linea Besu',
  'other clients': 'Other clients',
} as const satisfies Record<Availability['place'], string>;

/** Formats a date: `2024-09-30` is `September 30, 2024`. */
const dayText = (day: IsoDate) =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', {dateStyle: 'long', timeZone: 'UTC'});

/** The availability of a JSON-RPC method in a table. The first release, limits and costs follow it. */
export default function RpcAvailability({method}: {readonly method: RpcMethod}): ReactNode {
  const {name, availability, since, limits = [], cost} = method;
  const facts = [
    ...(since === undefined
      ? []
      : [
          `Since ${since.release}: ${dayText(since.sepolia)} on Linea Sepolia, ${dayText(since.mainnet)} on Linea Mainnet.`,
        ]),
    ...limits,
    ...(cost === undefined ? [] : [cost]),
  ];
  return (
    <>
      <StackedTable
        caption={`Availability of ${name}`}
        columns={['Endpoint', 'Available']}
        rows={availability.map((each) => ({
          key: each.place,
          head: places[each.place],
          cells: [<FactText key="answer" text={cellText(each)} />],
        }))}
      />
      {facts.length > 0 && (
        <ul>
          {facts.map((fact) => (
            <li key={fact}>
              <FactText text={fact} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
