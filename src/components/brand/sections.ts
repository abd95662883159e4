import type {Picture} from './picture';
import {stations} from './stations';

/** How a section of the documentation looks. */
export interface SectionLook {
  readonly picture: Picture;
  /** The token of its tint. */
  readonly tint: 'accent-soft' | 'surface' | 'transit-soft';
}

/** By the folder of a section in `docs/`. */
export const sectionLooks = {
  'get-started': {picture: stations.made, tint: 'accent-soft'},
  technology: {picture: stations.proven, tint: 'transit-soft'},
  api: {picture: stations.gathered, tint: 'surface'},
  learn: {picture: stations.settled, tint: 'accent-soft'},
} as const satisfies Readonly<Record<string, SectionLook>>;
