import {glossary} from '../../../../data/glossary';
import {findTerm} from '../../remarkTerms/findTerm';
import {allForms} from '../../remarkTerms/termMatcher';
import {type Attributes, onlyAttribute} from './attributes';
import {nearest} from './nearest';

/**
 * The props for `<Definition term="shnarf">`: the glossary entry with this id, name or other form.
 * @throws if there is none.
 */
export function definitionFacts(attributes: Attributes): Attributes {
  const [, wanted] = onlyAttribute('Definition', attributes, ['term']);
  const entry = findTerm(wanted);
  if (entry === undefined) {
    const forms = glossary.flatMap((each) => [...allForms(each), each.id]);
    throw new Error(
      `Unknown term "${wanted}" in <Definition>: use one of the glossary, perhaps ${nearest(wanted, forms).join(', ')} (data/glossary.ts)`,
    );
  }
  return {id: entry.id};
}
