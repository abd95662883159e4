import {audiences} from '@site/data/releaseWords';
import type {Choice, Facet} from '../../ui/TableFilter/choice';

/** What readers choose, by URL parameter. */
export const audienceFacet: Required<Facet> = {
  key: 'for',
  label: 'Readers',
  options: audiences.map(({key, label}) => [key, label]),
};
export const networkFacet: Required<Facet> = {
  key: 'on',
  label: 'Network',
  options: [
    ['mainnet', 'On Linea Mainnet'],
    ['sepolia', 'On Linea Sepolia'],
  ],
};
export const breakingFacet: Required<Facet> = {
  key: 'changes',
  label: 'Changes',
  options: [['breaking', 'Breaking only']],
};
export const facets = [audienceFacet, networkFacet, breakingFacet];

/** A choice as the tokens that hide releases and changes (`hiddenFor` in data/releaseWords.ts). */
export function tokensOf({for: audience, on: network, changes}: Choice): readonly string[] {
  const both = audience && changes && `${audience}-${changes}`;
  return [audience, network, changes, both].filter(
    (token) => token !== undefined && token !== '',
  ) as string[];
}

/** Whether an element is shown. @param hidden the tokens that hide it, separated by spaces. */
export const isShown = (hidden: string, tokens: readonly string[]): boolean =>
  !hidden.split(' ').some((token) => tokens.includes(token));
