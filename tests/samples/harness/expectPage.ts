import {expect} from '@playwright/test';

/** Expects something of a page. Some pages poll every four seconds, and other samples keep the machine busy. */
export const expectPage = expect.configure({timeout: 20_000});
