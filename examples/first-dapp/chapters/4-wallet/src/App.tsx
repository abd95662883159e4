import {Jar} from './Jar';
import {TipForm} from './TipForm';
import {Tips} from './Tips';
import {Wallet} from './Wallet';
import {Withdraw} from './Withdraw';

export function App() {
  return (
    <main>
      <h1>Tip jar</h1>
      <div>
        <Jar />
        <Wallet>
          <TipForm />
          <Withdraw />
        </Wallet>
      </div>
      <Tips />
    </main>
  );
}
