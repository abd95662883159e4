import {Bill} from './Bill';
import {useInvoice} from './invoice';
import {Pay} from './Pay';
import {Wallet} from './Wallet';

const TRANSACTIONS = 'https://sepolia.lineascan.build/tx/';

export function App() {
  const {data: invoice, error} = useInvoice();
  if (error) {
    return <p role="alert">{error.message}</p>;
  }
  if (invoice === undefined) {
    return <p role="status">Loading the invoice …</p>;
  }
  return (
    <>
      <Bill invoice={invoice} />
      {invoice.paidIn && (
        <p role="status">
          Paid. <a href={TRANSACTIONS + invoice.paidIn}>See the transaction</a>
        </p>
      )}
      <Wallet>{!invoice.paidIn && <Pay invoice={invoice} />}</Wallet>
    </>
  );
}
