import {withTokenColors} from '../withTokenColors';
import {type Drawing, svgOf} from './shapes';
import {verifiedContract} from './verifiedContract';
import {walletAddNetwork} from './walletAddNetwork';
import {withdrawalTimeline} from './withdrawalTimeline';

export const drawings: readonly Drawing[] = [
  verifiedContract,
  walletAddNetwork,
  withdrawalTimeline,
];

/** The folder of the files, from the root of the project. */
export const drawingsFolder = 'static/img/drawings';

/** Two files for each drawing. */
export const drawingFiles: readonly {readonly file: string; readonly text: string}[] =
  drawings.flatMap((drawing) =>
    (['light', 'dark'] as const).map((mode) => ({
      file: `${drawingsFolder}/${drawing.name}-${mode}.svg`,
      text: withTokenColors(svgOf(drawing), mode),
    })),
  );
