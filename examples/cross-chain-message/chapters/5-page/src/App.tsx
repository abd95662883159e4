import {useSyncExternalStore} from 'react';
import {isHash} from 'viem';
import {Follow} from './Follow';

/** The transaction hash is in the URL, so that each message has a link. */
function useFragment(): string {
  return useSyncExternalStore(
    (listener) => {
      window.addEventListener('hashchange', listener);
      return () => window.removeEventListener('hashchange', listener);
    },
    () => window.location.hash.slice(1),
  );
}

export function App() {
  const fragment = useFragment();
  return (
    <main key={fragment}>
      <h1>Follow a message</h1>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const hash = new FormData(event.currentTarget).get('hash');
          window.location.hash = String(hash).trim();
        }}
      >
        <label htmlFor="hash">Transaction that sent the message</label>
        <div className="row">
          <input
            id="hash"
            name="hash"
            defaultValue={fragment}
            placeholder="0x…"
            autoComplete="off"
            spellCheck={false}
          />
          <button>Follow</button>
        </div>
      </form>
      {isHash(fragment) && <Follow transaction={fragment} />}
      {fragment !== '' && !isHash(fragment) && (
        <p role="alert">A transaction hash is 0x and 64 hexadecimal digits.</p>
      )}
    </main>
  );
}
