import {curl} from './curl';
import {ethers} from './ethers';
import {go} from './go';
import {nodejs} from './nodejs';
import {python} from './python';
import type {Renderer} from './renderer';
import {viem} from './viem';

/** The languages of the examples, in the order of their tabs. */
export const renderers: readonly Renderer[] = [curl, python, go, nodejs, viem, ethers];
