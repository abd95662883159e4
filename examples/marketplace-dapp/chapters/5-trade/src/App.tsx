import {Account} from './Account';
import {Gallery} from './Gallery';
import {Wallet} from './Wallet';

export function App() {
  return (
    <main>
      <h1>Horizons</h1>
      <Wallet>
        <Account />
      </Wallet>
      <Gallery />
    </main>
  );
}
