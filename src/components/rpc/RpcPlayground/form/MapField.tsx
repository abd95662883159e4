import type {ReactNode} from 'react';
import type {MapSchema} from '@site/data/rpc/schema';
import styles from './playground.module.css';
import AddButton from './AddButton';
import {initialDraft} from './draft';
import FieldFrame from './FieldFrame';
import type {FieldOf} from './fieldProps';
import {itemPlace, keyPlace} from './place';
import {useFormTools} from './tools';
import {plainType} from './valueProblems';
import ValueInput from './ValueInput';

/** The entries of a map. The reader types key and value. */
export default function MapField({
  schema,
  draft,
  place,
  depth,
  onChange,
}: FieldOf<'map', MapSchema>): ReactNode {
  const {focusOn, Control} = useFormTools();
  const {entries} = draft;
  const {propertyNames, additionalProperties} = schema;

  const change = (at: number, key: string, value = entries[at]?.[1]) =>
    onChange({
      kind: 'map',
      entries: entries.map((old, index) =>
        index === at && value !== undefined ? [key, value] : old,
      ),
    });

  const remove = (at: number) => {
    onChange({kind: 'map', entries: entries.filter((_, index) => index !== at)});
    const neighbor = Math.min(at, entries.length - 2);
    focusOn(neighbor < 0 ? `${place.id}-add` : keyPlace(place, neighbor).id);
  };

  return (
    <div id={place.id} role="group" aria-label={place.label} className={styles.parts}>
      {entries.map(([key, value], index) => (
        <div key={index} className={styles.entry}>
          <FieldFrame
            place={keyPlace(place, index)}
            name={plainType(propertyNames)}
            schema={propertyNames}
            onRemove={() => remove(index)}
            onFix={(text) => change(index, text)}
          >
            <ValueInput
              schema={propertyNames}
              draft={{kind: 'text', text: key}}
              place={keyPlace(place, index)}
              depth={depth + 1}
              onChange={(next) => next.kind === 'text' && change(index, next.text)}
            />
          </FieldFrame>
          <Control
            schema={additionalProperties}
            draft={value}
            place={itemPlace(place, index)}
            depth={depth + 1}
            onChange={(next) => change(index, key, next)}
          />
        </div>
      ))}
      <div className={styles.adds}>
        <AddButton
          id={`${place.id}-add`}
          name={plainType(propertyNames)}
          label={`Add a key to ${place.label}`}
          onPress={() => {
            const entry = ['', initialDraft(additionalProperties, depth + 1)] as const;
            onChange({kind: 'map', entries: [...entries, entry]});
            focusOn(keyPlace(place, entries.length).id);
          }}
        />
      </div>
    </div>
  );
}
