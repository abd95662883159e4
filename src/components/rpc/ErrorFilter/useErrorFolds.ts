import {useEffect} from 'react';
import {useHistory} from '@docusaurus/router';
import {openFolds} from '../../ui/StaticPart/openFolds';

/** Opens or closes all folds of errors. */
function foldErrors(isFolded: boolean): void {
  for (const fold of document.querySelectorAll<HTMLDetailsElement>('[data-part] > details')) {
    fold.open = !isFolded;
  }
}

/**
 * A link to an error or to the heading of a group opens its fold. On the first view, `StaticPart` opens it.
 *
 * @returns a function that opens or closes all folds.
 */
export function useErrorFolds(): (isFolded: boolean) => void {
  const history = useHistory();

  useEffect(
    () =>
      history.listen(({hash}) => {
        const target = document.getElementById(hash.slice(1));
        openFolds(target);
        target?.scrollIntoView();
      }),
    [history],
  );

  return foldErrors;
}
