import {Uploader} from '@irys/upload';
import {LineaEth} from '@irys/upload-ethereum';

/** Stores a file on Irys and returns its ID. Signs with PRIVATE_KEY. */
export async function store(file: string, type: string): Promise<string> {
  const irys = await Uploader(LineaEth).withWallet(process.env.PRIVATE_KEY);
  const {id} = await irys.upload(file, {tags: [{name: 'Content-Type', value: type}]});
  return id;
}
