import {saveData} from '../../../tools/scriptChunks';
import {expect, test} from '../support/test';
import {expectHydrated, expectUsable} from '../support/usable';

test('offline, pages that were seen show again, others say what is missing, and Retry loads them later', async ({
  page,
  context,
}) => {
  await saveData(page);
  const nav = page.getByRole('navigation', {name: 'Main'});
  const title = page.getByRole('heading', {level: 1});
  const open = (name: string) => nav.getByRole('link', {name, exact: true}).click();
  await page.goto('/get-started');
  await expectHydrated(page);
  await open('Technology');
  await expect(title).toHaveText('How Linea works');

  await context.setOffline(true);
  await open('Get started');
  await expect(title).toHaveText('Get started with Linea');
  await open('Release notes');
  const box = page.getByRole('alert');
  await expect(box).toContainText('Check your connection');
  await page.getByRole('button', {name: /^Switch to light mode/}).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await box.getByRole('button', {name: 'Retry'}).click();
  await expect(box).toContainText('Check your connection');
  await open('Technology');
  await expect(title).toHaveText('How Linea works');
  await open('Release notes');

  await context.setOffline(false);
  await box.getByRole('button', {name: 'Retry'}).click();
  await expectHydrated(page);
  await expectUsable(page, 'Release notes');
});
