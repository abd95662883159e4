import type {Network} from '@site/data/networks';
import type {SourceRef} from '@site/data/source';

const wholeNumber = new Intl.NumberFormat('en-US');

/** A number with thousands separators, identical in the build and in the browser. */
export function formatCount(value: number): string {
  return wholeNumber.format(value);
}

/** A chain id in hexadecimal: `59144` is `0xe708`. */
export function chainIdHex(chainId: number): `0x${string}` {
  return `0x${chainId.toString(16)}`;
}

/** A duration in words: `1 second`, `2 seconds`. */
export function formatSeconds(seconds: number): string {
  return `${formatCount(seconds)} ${seconds === 1 ? 'second' : 'seconds'}`;
}

export function networkSources(network: Network): readonly SourceRef[] {
  return [...new Set([...network.sources, ...network.limits.map((limit) => limit.source)])];
}
