import {Uploader} from '@irys/upload';
import {LineaEth} from '@irys/upload-ethereum';

/** Lines that readers put into uploadIrys.ts. They spend ETH, so the tests only compile them. */
export async function fundOnDevnet(bytes: number): Promise<void> {
  // #region devnet
  const irys = await Uploader(LineaEth)
    .withWallet(process.env.PRIVATE_KEY)
    .withRpc('https://rpc.sepolia.linea.build')
    .devnet();
  // #endregion devnet
  const price = await irys.getPrice(bytes);
  // #region fund
  await irys.fund(price);
  // #endregion fund
}
