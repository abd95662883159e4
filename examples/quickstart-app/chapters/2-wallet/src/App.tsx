import {Authors} from './Authors';
import {Wallet} from './Wallet';

export function App() {
  return (
    <main>
      <h1>Guestbook</h1>
      <Authors />
      <Wallet>
        <p>Your wallet is on Linea Sepolia.</p>
      </Wallet>
    </main>
  );
}
