import {createRoot, type Root} from 'react-dom/client';
import ConsentNotice, {type Props} from './';

let root: Root | undefined;

/** The place of the notice: first in the document, where who uses the keyboard comes first. */
function addPlace(): HTMLElement {
  const place = document.createElement('div');
  document.body.prepend(place);
  return place;
}

/** Shows the notice beside the page, which stays as it is; without props it goes. */
export function showNotice(props?: Props): void {
  root ??= createRoot(addPlace());
  root.render(props && <ConsentNotice {...props} />);
}
