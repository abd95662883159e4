import type {Page} from '@playwright/test';
import matter from 'gray-matter';
import {saveData} from '../../tools/scriptChunks';
import {openIdlePage, openPage} from './support/openPage';
import {expect, test} from './support/test';
import {watchErrors} from './support/watchErrors';

const copyButton = (page: Page) => page.getByRole('button', {name: 'Copy page'});
const outcome = (page: Page) => copyButton(page).locator('xpath=..').getByRole('status');

/** Presses the button. @returns the copied text. */
async function copiedText(page: Page, path: string): Promise<string> {
  await openPage(page, path);
  await copyButton(page).click();
  await expect(outcome(page)).toHaveText('Copied');
  return page.evaluate(() => navigator.clipboard.readText());
}

test('a line below the title has the reading time, the checked day and a link to edit', async ({
  page,
}) => {
  await openPage(page, '/technology/architecture');
  const article = page.getByRole('article');
  await expect(article.getByText(/^\d+ min read$/)).toBeVisible();
  await expect(article.getByText(/^Checked [A-Z]\w+ \d{1,2}, 20\d\d$/)).toBeVisible();
  await expect(article.getByRole('link', {name: 'Edit this page'})).toHaveCount(1);
});

test('pages that readers look things up in have no reading time', async ({page}) => {
  for (const path of ['/api/reference/eth-getlogs', '/release-notes', '/api/errors']) {
    await openPage(page, path);
    await expect(page.getByText(/^Checked [A-Z]/)).toBeVisible();
    await expect(page.getByText(/min read/)).toHaveCount(0);
  }
});

test.describe('the button that copies the page', () => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});

  test('loads the copy when it is pressed, and not before', async ({page}) => {
    const errors = watchErrors(page);
    // So that the browser loads no other page ahead of time.
    await saveData(page);
    await openIdlePage(page, '/technology/architecture');
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await copyButton(page).click();
    await expect(outcome(page)).toHaveText('Copied');
    expect(requests).toEqual(['/technology/architecture.md']);
    expect(errors).toEqual([]);
  });

  for (const {path, title, parts} of [
    {
      path: '/api/reference/linea-estimategas',
      title: 'linea_estimateGas',
      parts: [/^\*\*curl\*\*\n\n```bash\ncurl /m, /^\*\*Go\*\*$/m, /^```python$/m, /^\| /m],
    },
    {
      path: '/api/linea-smart-contracts/messageservice/l2/l2messageservice',
      title: 'L2MessageService',
      // A row in a fold.
      parts: [
        /^### sendMessage$/m,
        /^\*\*Inherited events \(\d+\)\*\*$/m,
        /\[`?MessageSent`?\]\(https:/,
        /```solidity/,
      ],
    },
    {
      path: '/technology/gas-fees',
      title: '',
      parts: [/\$[^$\n]*\\[a-z]+[^$\n]*\$|\$\$\n.*\\[a-z]+/],
    },
    {
      // Its pictures must not load again: the policy of this site refuses the canonical address.
      path: '/get-started/connect',
      title: '',
      parts: [/!\[[^\]]+\]\(https:\/\/\S+-light\.svg\)/],
    },
    {
      path: '/technology/architecture',
      title: 'How Linea works',
      parts: [/^\*\*Diagram: .+\*\*\n\n\S/m],
    },
    {
      // A category, whose cards the search skips.
      path: '/get-started/build',
      title: '',
      parts: [/^- \[Network information\]\(https:/m],
    },
    {
      path: '/release-notes',
      title: 'Release notes',
      parts: [/^## Beta v4\.4$/m, /^- \*\*Breaking\*\* /m, /^Not live\. \[/m],
    },
  ]) {
    test(`copies ${path} as Markdown`, async ({page}) => {
      const text = await copiedText(page, path);
      const {data, content} = matter(text);
      expect(content.split('\n')[0]).toMatch(title === '' ? /^# \S/ : `# ${title}`);
      expect(new URL(String(data.url)).pathname).toBe(path);
      for (const part of parts) {
        expect(text).toMatch(part);
      }
      expect(text).not.toMatch(/Copy page|Edit this page|Wrap long lines|On this page|min read/);
      // Relative links would lead nowhere.
      expect(text.replace(/```[\s\S]*?```/g, '')).not.toMatch(/\]\((?!https?:|mailto:)/);
    });
  }

  test('copies a page that was reached by a link', async ({page}) => {
    await openPage(page, '/technology/architecture');
    await page
      .getByRole('navigation', {name: 'Main'})
      .getByRole('link', {name: 'Release notes'})
      .click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Release notes');
    await copyButton(page).click();
    await expect(outcome(page)).toHaveText('Copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
      '\n# Release notes\n',
    );
  });
});

test('a failure is announced', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {value: undefined});
    Object.defineProperty(document, 'execCommand', {value: () => false});
  });
  await openPage(page, '/technology/architecture');
  await copyButton(page).click();
  await expect(outcome(page)).toContainText('The browser blocked copying');
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the line is there, without the button', async ({page}) => {
    await page.goto('/technology/architecture');
    await expect(page.getByText(/^Checked [A-Z]/)).toBeVisible();
    await expect(copyButton(page)).toBeHidden();
  });
});
