import type {Browser} from '@playwright/test';
import {methods} from '../../data/rpc/methods';
import {pageOf} from '../../data/rpc/pageOf';
import type {RpcMethod} from '../../data/rpc/schema';
import {paramsValidator} from '../../src/output/rpcValidators/paramsValidator';
import {brotli} from './measurePage';
import {weighOnDemand} from './onDemand';

/** What a playground loads when a reader opens it. */
export interface PlaygroundWeight {
  readonly path: string;
  /** Bytes of scripts and styles, brotli. */
  readonly size: number;
}

/** The method whose validator is the largest: the rest of the playground is the same for all. */
function heaviestMethod(): RpcMethod {
  const runnable = Object.values<RpcMethod>(methods).filter(({playground}) => playground === true);
  const sizes = runnable.map((method) => brotli(paramsValidator(method)));
  const heaviest = runnable[sizes.indexOf(Math.max(...sizes))];
  if (heaviest === undefined) {
    throw new Error('No method of data/rpc has a playground. Weigh without it: tools/budget.ts');
  }
  return heaviest;
}

/** Opens the heaviest playground in a fresh context and weighs what comes after the press of its button. */
export async function heaviestPlayground(
  browser: Browser,
  origin: string,
): Promise<PlaygroundWeight> {
  const path = `/${pageOf(heaviestMethod().name)}`;
  const size = await weighOnDemand(browser, `${origin}${path}`, async (page) => {
    await page.getByRole('button', {name: /^Edit and run/}).click();
    await page.getByRole('form', {name: /^Request to/}).waitFor();
  });
  return {path, size};
}
