import {examples} from '../../../src/components/contracts/ContractDecoder/examples';
import {axeViolations} from '../support/axe';
import {decoderStatus} from '../support/decoderStatus';
import {openPage} from '../support/openPage';
import {expect, test} from '../support/test';
import {views} from '../support/views';

// Axe is slow on long pages.
test.describe.configure({timeout: 180_000});

for (const {name, ...use} of views) {
  test.describe(name, () => {
    test.use(use);

    test('the decoder has no violation with each of its examples, and with a problem', async ({
      page,
    }) => {
      await openPage(page, '/api/decoder');
      const [claim, ...more] = examples.map(({data}) => data);
      const cut = claim?.slice(0, -300) ?? '';
      const inputs = [claim ?? '', cut, ...more, '0x12', '0x9f3ce55a', 'role', '0xdeadbeef', '0x1'];
      const status = decoderStatus(page);
      for (const input of inputs) {
        const before = (await status.textContent()) ?? '';
        await page.getByLabel(/^Calldata, revert data/).fill(input);
        await expect(page.getByRole('button', {name: 'Clear'})).toBeVisible();
        await expect(status).not.toHaveText(before);
        await expect(status).not.toHaveText(/^(?:Loading.*)?$/);
        expect(await axeViolations(page)).toEqual([]);
      }
    });
  });
}
