import {axeViolations} from '../support/axe';
import {openPage} from '../support/openPage';
import {expect, test} from '../support/test';
import {views} from '../support/views';

// Axe is slow on long pages.
test.describe.configure({timeout: 180_000});

for (const {name, ...use} of views) {
  test.describe(name, () => {
    test.use(use);

    test('the release notes have no violation for breaking changes of one audience', async ({
      page,
    }) => {
      await openPage(page, '/release-notes?for=operators&changes=breaking');
      await expect(page.getByRole('checkbox', {name: 'Breaking only'})).toBeChecked();
      expect(await axeViolations(page)).toEqual([]);
    });
  });
}
