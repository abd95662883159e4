import type {ReactNode} from 'react';
import NeedsScripts from '../../shell/NeedsScripts';
import ListFilter from '../../ui/ListFilter';
import {countText} from '../../ui/TableFilter/choice';
import {readGroups, showMatches} from './glossaryTerms';
import {useCurrentLetter} from './useCurrentLetter';

/** Shows the matching terms. @returns how many. */
function filterTerms(query: string): string {
  const {shown, all, isClose} = showMatches(readGroups(), query);
  return countText('term', shown, all, isClose);
}

/** A field that filters the terms of the glossary. A link to a term shows all terms. */
export default function GlossaryFilter(): ReactNode {
  useCurrentLetter();
  return (
    <NeedsScripts>
      <ListFilter name="Glossary terms" label="Filter terms" filter={filterTerms} />
    </NeedsScripts>
  );
}
