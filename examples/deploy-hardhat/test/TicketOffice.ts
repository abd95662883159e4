import assert from 'node:assert/strict';
import {it} from 'node:test';
import {network} from 'hardhat';
import {parseGwei} from 'viem';

const {viem} = await network.create();
const [owner, buyer] = await viem.getWalletClients();
const price = parseGwei('1');
const args = [owner.account.address, price] as const;
const deploy = () => viem.deployContract('TicketOffice', args);

it('sells tickets in turn', async () => {
  const office = await deploy();
  await viem.assertions.emitWithArgs(
    office.write.buy({value: price, account: buyer.account}),
    office,
    'Sold',
    [1n, buyer.account.address],
  );
  assert.equal(await office.read.sold(), 1n);
});

it('rejects any other price', async () => {
  const office = await deploy();
  await viem.assertions.revertWithCustomErrorWithArgs(
    office.write.buy({value: price * 2n}),
    office,
    'WrongPayment',
    [price * 2n, price],
  );
});

it('pays only the owner', async () => {
  const office = await deploy();
  await viem.assertions.revertWithCustomError(
    office.write.withdraw({account: buyer.account}),
    office,
    'NotOwner',
  );
});
