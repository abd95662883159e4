import {createRoot, type Root} from 'react-dom/client';
import ConsentNotice, {type Props} from './';

let root: Root | undefined;

/** The notice is first in the document, so that keyboard users reach it first. */
function addPlace(): HTMLElement {
  const place = document.createElement('div');
  document.body.prepend(place);
  return place;
}

/** Shows the notice in its own React root. Without props, it removes the notice. */
export function showNotice(props?: Props): void {
  root ??= createRoot(addPlace());
  root.render(props && <ConsentNotice {...props} />);
}
