import type {ReactNode} from 'react';
import type {JsonSchema} from '@site/data/rpc/schema';
import ChoiceField from './ChoiceField';
import type {Draft} from './draft';
import FieldFrame from './FieldFrame';
import type {FieldOf, FieldProps, NamedFieldProps} from './fieldProps';
import FlagInput from './FlagInput';
import JsonInput from './JsonInput';
import ListField from './ListField';
import MapField from './MapField';
import ObjectField from './ObjectField';
import ValueInput from './ValueInput';

type OfKind<Kind extends Draft['kind'], Schema extends JsonSchema = JsonSchema> = FieldOf<
  Kind,
  Schema
>;

/** The control for a value, by the kind of its draft. */
export function Control(props: FieldProps): ReactNode {
  switch (props.draft.kind) {
    case 'text':
      return <ValueInput {...(props as OfKind<'text'>)} />;
    case 'flag':
      return <FlagInput {...(props as OfKind<'flag'>)} />;
    case 'json':
      return <JsonInput {...(props as OfKind<'json'>)} />;
    case 'choice':
      return <ChoiceField {...(props as Parameters<typeof ChoiceField>[0])} />;
    case 'list':
      return <ListField {...(props as Parameters<typeof ListField>[0])} />;
    case 'map':
      return <MapField {...(props as Parameters<typeof MapField>[0])} />;
    case 'object':
      return <ObjectField {...(props as Parameters<typeof ObjectField>[0])} />;
    case 'null':
      return null;
  }
}

/** Replaces the text of a draft. For a choice, the text of the selected branch. */
function withText(draft: Draft, text: string): Draft {
  return draft.kind === 'choice'
    ? {...draft, drafts: {...draft.drafts, [draft.at]: {kind: 'text', text}}}
    : {kind: 'text', text};
}

/** A labeled field for a value of any type. */
export default function ValueField({
  name,
  required,
  about,
  onRemove,
  ...props
}: NamedFieldProps): ReactNode {
  const {place, schema, draft, onChange} = props;
  return (
    <FieldFrame
      place={place}
      name={name}
      schema={schema}
      required={required ?? false}
      about={about}
      onRemove={onRemove}
      onFix={(text) => onChange(withText(draft, text))}
    >
      <Control {...props} />
    </FieldFrame>
  );
}
