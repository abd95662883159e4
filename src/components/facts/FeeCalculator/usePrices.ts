import {useEffect, useRef, useState} from 'react';
import {publicEndpoints} from '@site/data/publicEndpoints';
import {formatCount} from '../NetworkFacts/networkText';
import type {Failure} from '../LiveStatus/askEndpoint';
import {cutOffText, formatGwei, isCutOff, problemText} from '../LiveStatus/statusText';
import type {CurrentPrices, currentPrices} from './currentPrices';
import type {Entries} from './fields';

const {host} = new URL(publicEndpoints.mainnet);

/** Loads the code on demand. If loading fails, the endpoint counts as unreachable. */
async function loadPrices(): Promise<typeof currentPrices> {
  try {
    return (await import('./currentPrices')).currentPrices;
  } catch {
    return () => Promise.resolve({kind: 'unreachable'});
  }
}

type PriceEntries = Pick<Entries, 'baseFee' | 'fixedCost' | 'variableCost'>;

/** The prices as they are entered. */
const entriesOf = ({baseFee, fixedCost, variableCost}: CurrentPrices): PriceEntries => ({
  baseFee: baseFee.toString(),
  fixedCost: formatGwei(fixedCost),
  variableCost: formatGwei(variableCost),
});

export interface PricesState {
  readonly step: 'idle' | 'asking' | 'done' | 'failed';
  readonly text: string;
}

const UNCHANGED = 'The prices haven’t changed.';

const IDLE: PricesState = {
  step: 'idle',
  text: `Reads the newest block from ${host}, only when you press the button.`,
};

function stateOf(result: CurrentPrices | Failure): PricesState {
  if (result.kind === 'ok') {
    return {
      step: 'done',
      text: `Prices of block ${formatCount(result.blockNumber)}, from ${host}.`,
    };
  }
  // Without a response, the reader's connection is the likely cause.
  return isCutOff([result])
    ? {step: 'done', text: `${cutOffText(1)} ${UNCHANGED}`}
    : {step: 'failed', text: `${problemText(host, result) ?? ''} ${UNCHANGED}`};
}

/** Asks for the current prices, on demand. */
export function usePrices(onPrices: (prices: PriceEntries) => void): {
  readonly state: PricesState;
  readonly ask: () => Promise<void>;
} {
  const [state, setState] = useState(IDLE);
  const running = useRef<AbortController>(undefined);

  useEffect(() => () => running.current?.abort(), []);

  const ask = async () => {
    const controller = new AbortController();
    running.current = controller;
    setState({step: 'asking', text: `Asking ${host}…`});
    const result = await (await loadPrices())(controller.signal);
    if (!controller.signal.aborted) {
      setState(stateOf(result));
      if (result.kind === 'ok') {
        onPrices(entriesOf(result));
      }
    }
  };
  return {state, ask};
}
