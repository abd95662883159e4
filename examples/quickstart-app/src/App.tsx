import {Authors} from './Authors';
import {Sign} from './Sign';
import {Wallet} from './Wallet';

export function App() {
  return (
    <main>
      <h1>Guestbook</h1>
      <Authors />
      <Wallet>
        <Sign />
      </Wallet>
    </main>
  );
}
