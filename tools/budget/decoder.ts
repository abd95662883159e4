import type {Browser} from '@playwright/test';
import {weighOnDemand} from './onDemand';

export const DECODER_PAGE = '/api/decoder';

/** What the decoder loads when a reader turns to it, its code and what it knows, in bytes of brotli. */
export const weighDecoder = (browser: Browser, origin: string) =>
  weighOnDemand(browser, `${origin}${DECODER_PAGE}`, async (page) => {
    await page.getByLabel(/^Calldata, revert data/).fill('sendMessage');
    await page.getByRole('heading', {name: /^A name/}).waitFor();
  });
