import type {ReactNode} from 'react';
import type {ObjectSchema} from '@site/data/rpc/schema';
import styles from './playground.module.css';
import AddButton from './AddButton';
import {initialDraft} from './draft';
import type {FieldOf} from './fieldProps';
import {fieldPlace} from './place';
import {useFormTools} from './tools';

/** The fields of an object that are sent, with a button for each other field. */
export default function ObjectField({
  schema,
  draft,
  place,
  depth,
  onChange,
}: FieldOf<'object', ObjectSchema>): ReactNode {
  const {focusOn, ValueField} = useFormTools();
  const {fields} = draft;
  const {properties, required = []} = schema;
  const names = Object.keys(properties);
  const left = names.filter((name) => fields[name] === undefined);

  const remove = (name: string) => {
    const others = Object.entries(fields).filter(([other]) => other !== name);
    onChange({kind: 'object', fields: Object.fromEntries(others)});
    focusOn(`${fieldPlace(place, name).id}-add`);
  };

  return (
    <div id={place.id} role="group" aria-label={place.label} className={styles.parts}>
      {Object.entries(properties).map(([name, inner]) => {
        const field = fields[name];
        return (
          field !== undefined && (
            <ValueField
              key={name}
              name={name}
              schema={inner}
              draft={field}
              place={fieldPlace(place, name)}
              depth={depth + 1}
              required={required.includes(name)}
              about={inner.description}
              onRemove={required.includes(name) ? undefined : () => remove(name)}
              onChange={(next) => onChange({kind: 'object', fields: {...fields, [name]: next}})}
            />
          )
        );
      })}
      {left.length > 0 && (
        <div className={styles.adds}>
          {left.map((name) => {
            const inner = fieldPlace(place, name);
            return (
              <AddButton
                key={name}
                id={`${inner.id}-add`}
                name={name}
                label={`Add ${inner.label}`}
                onPress={() => {
                  const schemaOfField = properties[name];
                  if (schemaOfField !== undefined) {
                    const started = initialDraft(schemaOfField, depth + 1);
                    onChange({kind: 'object', fields: {...fields, [name]: started}});
                    focusOn(inner.id);
                  }
                }}
              />
            );
          })}
        </div>
      )}
    </div>
  );
}
