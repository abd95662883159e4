import {CircleCctp} from './CircleCctp';
import type {ContractAbi} from './contractAbi';
import {Erc2612} from './Erc2612';

/** The contracts whose members pages name, by name. A new file in this folder gets its line here. */
export const abis = {
  CircleCctp,
  Erc2612,
} as const satisfies Readonly<Record<string, ContractAbi>>;
