import {glossary} from '../../../../data/glossary';
import {type Attributes, onlyAttribute} from './attributes';
import {nearest} from './nearest';

/**
 * The facts of `<Definition term="shnarf">`: the entry of the glossary that has this id, name or other form.
 *
 * @throws when there is none.
 */
export function definitionFacts(attributes: Attributes): Attributes {
  const [, wanted] = onlyAttribute('Definition', attributes, ['term']);
  const forms = glossary.flatMap((entry) =>
    [entry.term, entry.id, ...(entry.also ?? [])].map((form) => ({form, entry})),
  );
  const found = forms.find(({form}) => form.toLowerCase() === wanted.toLowerCase());
  if (found === undefined) {
    const near = nearest(
      wanted,
      forms.map(({form}) => form),
    );
    throw new Error(
      `Unknown term "${wanted}" in <Definition>: use one of the glossary, perhaps ${near.join(', ')} (data/glossary.ts)`,
    );
  }
  const {id, term, definition} = found.entry;
  return {id, term, definition};
}
