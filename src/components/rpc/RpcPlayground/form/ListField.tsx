import type {ReactNode} from 'react';
import type {ListSchema} from '@site/data/rpc/schema';
import styles from './playground.module.css';
import AddButton from './AddButton';
import {initialDraft} from './draft';
import type {FieldOf} from './fieldProps';
import {itemPlace} from './place';
import {useFormTools} from './tools';

/** The items of a list with buttons to add and remove them. */
export default function ListField({
  schema,
  draft,
  place,
  depth,
  onChange,
}: FieldOf<'list', ListSchema>): ReactNode {
  const {focusOn, ValueField} = useFormTools();
  const {items} = draft;
  const {maxItems = Infinity} = schema;

  const remove = (at: number) => {
    onChange({kind: 'list', items: items.filter((_, index) => index !== at)});
    const neighbor = Math.min(at, items.length - 2);
    focusOn(neighbor < 0 ? `${place.id}-add` : itemPlace(place, neighbor).id);
  };

  return (
    <div id={place.id} role="group" aria-label={place.label} className={styles.parts}>
      {items.map((item, index) => (
        <ValueField
          key={index}
          name={`[${index}]`}
          schema={schema.items}
          draft={item}
          place={itemPlace(place, index)}
          depth={depth + 1}
          onRemove={() => remove(index)}
          onChange={(next) =>
            onChange({kind: 'list', items: items.map((old, at) => (at === index ? next : old))})
          }
        />
      ))}
      {items.length < maxItems && (
        <div className={styles.adds}>
          <AddButton
            id={`${place.id}-add`}
            name={items.length === 0 ? 'item (the list is empty)' : 'item'}
            label={`Add ${itemPlace(place, items.length).label}`}
            onPress={() => {
              onChange({kind: 'list', items: [...items, initialDraft(schema.items, depth + 1)]});
              focusOn(itemPlace(place, items.length).id);
            }}
          />
        </div>
      )}
    </div>
  );
}
