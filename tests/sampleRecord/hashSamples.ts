import {createHash} from 'node:crypto';
import {hashFiles} from '../../tools/passRecord/hashFiles';
import {filesOfSamples} from './filesOfSamples';

/** The test files of samples, as paths in the project, each with a hash of everything that decides its result. */
export async function hashSamples(): Promise<ReadonlyMap<string, string>> {
  const [node = ''] = process.versions.node.split('.');
  const hash = (files: readonly string[]) =>
    createHash('sha256')
      .update(`node ${node}\0${hashFiles(files)}`)
      .digest('hex');
  return new Map([...(await filesOfSamples())].map(([test, files]) => [test, hash(files)]));
}
