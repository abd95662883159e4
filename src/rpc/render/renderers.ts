import {curl} from './curl';
import type {Renderer} from './renderer';

/** The languages of the examples, in the order of their tabs. */
export const renderers: readonly Renderer[] = [curl];
