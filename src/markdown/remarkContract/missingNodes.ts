import type {RootContent} from 'mdast';
import type {ContractFacts} from '../../../data/abis/schema';
import {type NetworkKey, networks} from '../../../data/networks';
import {paragraph, strong, text} from './nodes';

/** `Linea Mainnet and Linea Sepolia`. */
export const networkNames = (keys: readonly NetworkKey[]) =>
  keys.map((key) => networks[key].name).join(' and ');

/** That no network has a contract; nothing when one may. */
export const missingNodes = ({missingOn}: ContractFacts): RootContent[] =>
  missingOn === undefined
    ? []
    : [
        paragraph(
          strong('Not deployed'),
          text(` on ${networkNames(missingOn)}, as far as sources tell.`),
        ),
      ];
