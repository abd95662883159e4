import type {ComponentProps, ReactNode} from 'react';
import type {Search} from '@site/src/search/useSearch';
import Start from './Start';
import SuggestionList from './SuggestionList';

interface Props
  extends
    Omit<ComponentProps<typeof SuggestionList>, 'hits' | 'isNear' | 'answers' | 'isPartial'>,
    Omit<ComponentProps<typeof Start>, 'onClose'> {
  readonly search: Pick<Search, 'hits' | 'isNear' | 'answers' | 'isPartial'>;
}

/** The content of the panel: what readers often want, until there is a query; then its suggestions. */
export default function PanelContent({search, recent, onRecent, ...list}: Props): ReactNode {
  const {hits, isNear, answers, isPartial} = search;
  if (list.query === '') {
    return <Start recent={recent} onRecent={onRecent} onClose={list.onClose} />;
  }
  return hits && <SuggestionList {...{hits, isNear, answers, isPartial}} {...list} />;
}
