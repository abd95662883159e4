import {Bill} from './Bill';
import {invoice} from './invoice';
import {Pay} from './Pay';
import {Wallet} from './Wallet';

export function App() {
  return (
    <>
      <Bill invoice={invoice} />
      <Wallet>
        <Pay />
      </Wallet>
    </>
  );
}
