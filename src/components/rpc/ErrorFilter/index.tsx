import {type ReactNode, useRef, useState} from 'react';
import Link from '@docusaurus/Link';
import NeedsScripts from '../../shell/NeedsScripts';
import HiddenEntries from '../../ui/HiddenEntries';
import ListFilter from '../../ui/ListFilter';
import StickyBar from '../../ui/StickyBar';
import {type Filtered, filterErrors} from './errorGroups';
import {useErrorFolds} from './useErrorFolds';

/** A selector, possibly with words of 32 bytes. An address or a hash is no data of an error. */
const ERROR_DATA = /\b0x[\da-f]{8}(?:[\da-f]{64})*\b/i;

/** How many entries match, and where data is decoded or to ask. */
function outcome({shown, all}: Filtered, query: string): ReactNode {
  const data = ERROR_DATA.exec(query)?.[0];
  if (data !== undefined) {
    return (
      <>
        {shown} of {all} entries {shown === 1 ? 'matches' : 'match'}.{' '}
        <Link to={`/api/decoder#data=${data}`}>Decode {data.slice(0, 10)}</Link> to see the error of
        a contract.
      </>
    );
  }
  if (shown === 0) {
    return (
      <>
        No entry matches. Use fewer words, or <Link to="/support#network">ask support</Link>.
      </>
    );
  }
  return shown === all
    ? `All ${all} entries are shown.`
    : `${shown} of ${all} entries ${shown === 1 ? 'matches' : 'match'}.`;
}

/** A field that filters the error index after it by message or code. It stays in view. */
export default function ErrorFilter(): ReactNode {
  const part = useRef<HTMLDivElement>(null);
  const fold = useErrorFolds();
  const [hidden, setHidden] = useState<readonly string[]>([]);

  const filter = (query: string) => {
    const bar = part.current?.parentElement ?? null;
    const filtered = filterErrors(bar, query);
    setHidden(filtered.hidden);
    fold(query === '');
    const top = filtered.first?.getBoundingClientRect().top ?? 0;
    // The first match can be above the bar, because the page is shorter, or at the lower edge of a phone.
    if (
      query !== '' &&
      (top < (bar?.getBoundingClientRect().bottom ?? 0) || top > window.innerHeight / 2)
    ) {
      filtered.first?.scrollIntoView();
    }
    return outcome(filtered, query);
  };

  return (
    <StickyBar>
      <div ref={part}>
        <NeedsScripts>
          <ListFilter name="Errors" label="Paste your error message or code" filter={filter} />
          <HiddenEntries anchors={hidden} />
        </NeedsScripts>
      </div>
    </StickyBar>
  );
}
