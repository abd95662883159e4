// #region withdraw-irys
import {Uploader} from '@irys/upload';
import {LineaEth} from '@irys/upload-ethereum';

const irys = await Uploader(LineaEth).withWallet(process.env.PRIVATE_KEY);

const balance = await irys.getBalance();
console.log(`balance ${irys.utils.fromAtomic(balance)} ETH`);
if (balance.gt(0)) {
  await irys.withdrawAll();
  console.log('withdrawn');
}
// #endregion withdraw-irys
