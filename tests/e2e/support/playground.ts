import type {Locator, Page} from '@playwright/test';
import {type LocalNode, startLocalNode} from '../../samples/harness/localNode';
import {stage} from '../../samples/harness/stage';
import {type FaultServer, startFaultServer} from './faultServer';
import {openPage} from './openPage';
import {expect, test as base} from './test';

/** A method with few parameters, one with two examples, and one with many parameters. */
export const BALANCE = '/api/reference/eth-getbalance';
export const CALL = '/api/reference/eth-call';
export const ESTIMATE = '/api/reference/linea-estimategas';

/** A string in the playground's code that is on no page. It shows whether that code was loaded. */
export const PLAYGROUND_CODE = 'rpc-network';

/** A test with a local node and a fault server. Each worker starts both once. */
export const test = base.extend<object, {readonly node: LocalNode; readonly faults: FaultServer}>({
  node: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
    async ({}, provide) => {
      await stage('tests/samples/toolchain');
      const node = await startLocalNode({blocks: 'with transactions'});
      await provide(node);
      await node.stop();
    },
    {scope: 'worker', timeout: 300_000},
  ],
  faults: [
    async ({node}, provide) => {
      const faults = await startFaultServer(node.url);
      await provide(faults);
      await faults.close();
    },
    {scope: 'worker', timeout: 60_000},
  ],
});

export {expect};

/** Opens a page and its request form. */
export async function openForm(page: Page, path: string): Promise<Locator> {
  await openPage(page, path);
  await page.getByRole('button', {name: /^Edit and run/}).click();
  const form = page.getByRole('form', {name: /^Request to/});
  await expect(form).toBeVisible();
  return form;
}

export async function useUrl(form: Locator, url: string): Promise<void> {
  await form.getByText('Own URL').click();
  await form.getByLabel('Address of your endpoint').fill(url);
}

export const runButton = (form: Locator): Locator =>
  form.getByRole('button', {name: 'Run', exact: true});

/** The live region for the state of the run, the first in the form. */
export const spoken = (form: Locator): Locator => form.getByRole('status').first();
