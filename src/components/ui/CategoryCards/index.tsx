import type {ReactNode} from 'react';
import CardGrid from '../CardGrid';

/** The cards of a category's pages. The build writes them (src/markdown/remarkCategoryCards). */
export default function CategoryCards({children}: {readonly children: ReactNode}): ReactNode {
  return (
    // The search has these texts from the pages themselves. A copy of this page has them.
    <div className="unindexed" data-cards>
      <CardGrid>{children}</CardGrid>
    </div>
  );
}
