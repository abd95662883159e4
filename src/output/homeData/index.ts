import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {tutorialIn} from '../../../config/tutorials';
import type {NetworkKey} from '../../../data/networks';
import {tokenize, type TokenLine} from '../../markdown/remarkCodeFence/tokenize';
import {sampleOf} from '../../markdown/remarkSample';

const FIRST_CONTRACT = 'docs/get-started/build/quickstart/deploy.mdx';

/** The samples of the home page, by network. */
const SAMPLES: Readonly<Record<NetworkKey, string>> = {
  mainnet: 'examples/connect-clients/src/readMainnet.ts',
  sepolia: 'examples/connect-clients/src/readSepolia.ts',
};

// The project, also where a test builds a site with other pages.
const project = path.resolve(__dirname, '../../..');

/** What the home page shows of other files. */
export interface HomeData {
  /** The time of the first tutorial. */
  readonly minutes: number;
  /** Highlighted lines of the samples. */
  readonly samples: Readonly<Record<NetworkKey, readonly TokenLine[]>>;
}

/**
 * Reads what the home page shows of other files.
 * @throws if the first tutorial is none, or if a sample is missing.
 */
export function readHomeData(root: string): HomeData {
  const tutorial = tutorialIn(root, FIRST_CONTRACT);
  if (tutorial === undefined) {
    throw new Error(
      `${FIRST_CONTRACT} has no block "tutorial", from which the home page takes its minutes. Add the block, or correct the path in src/output/homeData/index.ts`,
    );
  }
  const linesOf = (file: string) => tokenize(sampleOf(`file=${file}`, root) ?? '', 'ts');
  return {
    minutes: tutorial.minutes,
    samples: {mainnet: linesOf(SAMPLES.mainnet), sepolia: linesOf(SAMPLES.sepolia)},
  };
}

/** Writes what the home page shows of other files: `@generated/home-data/default/data.json`. */
export function homeData(): Plugin {
  return {
    name: 'home-data',
    getPathsToWatch: () =>
      [FIRST_CONTRACT, ...Object.values(SAMPLES)].map((file) => path.join(project, file)),
    async contentLoaded({actions}) {
      await actions.createData('data.json', JSON.stringify(readHomeData(project)));
    },
  };
}
