import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {tutorialIn} from '../../../config/tutorials';
import {finality} from '../../../data/limits/finality';
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
  /** How long hard finality takes on Linea Mainnet: half of the time at most, and the most. */
  readonly finality: {readonly median: string; readonly most: string; readonly month: string};
  /** Highlighted lines of the samples. */
  readonly samples: Readonly<Record<NetworkKey, readonly TokenLine[]>>;
}

/**
 * The times of hard finality, and the month of their source.
 * @throws if data/limits/finality.ts has no such row, or if the rows are of different months.
 */
function readFinality(): HomeData['finality'] {
  const cellsOf = (what: string) =>
    (finality.limits.find((limit) => limit.what === `Hard finality, ${what}`)?.cells ?? []).map(
      String,
    );
  const [median, source = ''] = cellsOf('median');
  const [most, sameSource] = cellsOf('maximum in normal operation');
  const month = /\p{Lu}\p{Ll}+ \d{4}$/u.exec(source)?.[0];
  if (median === undefined || most === undefined || month === undefined || source !== sameSource) {
    throw new Error(
      'data/limits/finality.ts needs the rows "Hard finality, median" and "Hard finality, maximum in normal operation" with one source that ends with its month. Add them, or correct src/output/homeData/index.ts',
    );
  }
  return {median, most, month};
}

/**
 * Reads what the home page shows of other files.
 * @throws if the first tutorial has no `tutorial` in its front matter, or if a sample is missing.
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
    finality: readFinality(),
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
