import {useReadContract} from 'wagmi';
import {explain} from './explain';
import {guestbook} from './guestbook';

/** How many accounts have signed. Needs no wallet. */
export function Authors() {
  const authors = useReadContract({...guestbook, functionName: 'authors'});
  if (authors.isError) {
    return <p role="alert">{explain(authors.error)}</p>;
  }
  return <p>Accounts that have signed: {authors.data?.toString() ?? '…'}</p>;
}
