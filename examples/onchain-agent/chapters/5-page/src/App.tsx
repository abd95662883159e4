import {Owner} from './Owner';
import {Payments} from './Payments';
import {Status} from './Status';
import {Wallet} from './Wallet';

export function App() {
  return (
    <main>
      <h1>Agent allowance</h1>
      <Status />
      <Wallet>
        <Owner />
      </Wallet>
      <Payments />
    </main>
  );
}
