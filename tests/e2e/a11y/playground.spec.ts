import {axeViolations} from '../support/axe';
import {BALANCE, ESTIMATE, openForm, runButton, spoken} from '../support/playground';
import {expect, test} from '../support/test';
import {views} from '../support/views';

// Axe is slow on long pages.
test.describe.configure({timeout: 180_000});

for (const {name, ...use} of views) {
  test.describe(name, () => {
    test.use(use);

    test('the open form, its problems and a result have no violation', async ({page}) => {
      await page.route('https://rpc.linea.build/**', (route) =>
        route.fulfill({
          headers: {'access-control-allow-origin': '*', 'content-type': 'application/json'},
          body: '{"jsonrpc":"2.0","id":1,"result":{"gasLimit":"0x5208","baseFeePerGas":"0x7","priorityFeePerGas":"0x26847da"}}',
        }),
      );
      const form = await openForm(page, ESTIMATE);
      await form.getByRole('button', {name: 'Add call.accessList'}).click();
      await form.getByRole('button', {name: 'Add the parameter stateOverrides'}).click();
      await runButton(form).click();
      await expect(spoken(form)).toHaveText(/fields need fixing/);
      expect(await axeViolations(page)).toEqual([]);
      await form.getByRole('button', {name: 'Example'}).click();
      await runButton(form).click();
      await expect(spoken(form)).toHaveText(/responded in/);
      expect(await axeViolations(page)).toEqual([]);
    });

    test('an error and the parameters as JSON have no violation', async ({page}) => {
      await page.route('https://rpc.linea.build/**', (route) => route.abort());
      const form = await openForm(page, BALANCE);
      await form.getByRole('button', {name: 'JSON'}).click();
      await runButton(form).click();
      await expect(spoken(form)).toHaveText('rpc.linea.build could not be reached.');
      expect(await axeViolations(page)).toEqual([]);
    });
  });
}
