import {createHash} from 'node:crypto';
import {hashFiles} from '../../tools/passRecord/hashFiles';
import {filesOfSamples} from './filesOfSamples';

/** A hash of everything that decides the result, by path of the test file. */
export async function hashSamples(): Promise<ReadonlyMap<string, string>> {
  const [node = ''] = process.versions.node.split('.');
  const hash = (files: readonly string[]) =>
    createHash('sha256')
      .update(`node ${node}\0${hashFiles(files)}`)
      .digest('hex');
  return new Map([...(await filesOfSamples())].map(([test, files]) => [test, hash(files)]));
}
