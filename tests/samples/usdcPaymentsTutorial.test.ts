import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect as playwrightExpect, type Page} from '@playwright/test';
import {
  type Account,
  type Address,
  concat,
  encodeAbiParameters,
  encodeFunctionData,
  type Hash,
  type Hex,
  hexToBigInt,
  pad,
  parseAbi,
  parseEther,
  parseGwei,
  parseUnits,
  type TransactionReceipt,
} from 'viem';
import {entryPoint07Abi, entryPoint07Address} from 'viem/account-abstraction';
import {type PrivateKeyAccount, privateKeyToAccount} from 'viem/accounts';
import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';
import {freePort} from '../../tools/freePort';
import {takePictures} from './harness/appPicture';
import {type DelegatingBundler, startDelegatingBundler} from './harness/delegatingBundler';
import {deploy, installMulticall} from './harness/deploy';
import {sharedFolder} from './harness/sharedFolders';
import type {RunningSite} from './harness/siteCommand';
import {compileContract} from './harness/solc';
import {costOf, readTutorialPage} from './harness/tutorialPage';
import {developmentAccount, type TutorialVisit, useTutorial} from './harness/useTutorial';

const SEPOLIA = 59141;
const MAINNET = 59144;
const USDC = '0xFEce4462D57bD51A6A552365A011b95f0E16d9B7' as const;
const DELEGATE = '0x63c0c19a282a1B52b07dD5a65b58948A07DAE32B';
const MULTICALL = '0xcA11bde05977b3631167028862bE2a173976CA11';
/** Creates contracts at addresses that depend on their code. Development nodes include it. */
const DEPLOYER = '0x4e59b44847b379578588920cA78FbF26c0B4956C';
const ENTRY_POINT_SALT = '0x90d8084deab30c2a37c45e8d47f49f2f7965183cb6990a98943ef94940681de3';

const BUYER = developmentAccount(1) as PrivateKeyAccount;
const SELLER = developmentAccount(2).address;
/** Has USDC and no ETH. */
const WITHOUT_ETH = developmentAccount(3) as PrivateKeyAccount;
/** Has neither. */
const WITHOUT_USDC = developmentAccount(4);

const token = parseAbi([
  'function mint(address to, uint256 value)',
  'function balanceOf(address account) view returns (uint256)',
  'function transferWithAuthorization(address from, address to, uint256 value, uint256 validAfter, uint256 validBefore, bytes32 nonce, bytes signature)',
]);

const expectPage = playwrightExpect.configure({timeout: 60_000});

interface Invoice {
  readonly number: string;
  readonly amount: string;
  readonly seller: Address;
  readonly reference: Hex;
  readonly paidIn?: Hash;
}

describe('examples/usdc-payments', () => {
  const env: Record<string, string> = {buyer: BUYER.address, seller: SELLER};
  const tutorial = useTutorial('usdc-payments', {env});
  const {shell, errorOf, enter} = tutorial;
  const tutorialPage = readTutorialPage('usdc-payments');
  /** The gas amounts on the page. */
  const gas: Record<string, bigint> = {};

  const compile = (file: string, name: string) => {
    const content = readFileSync(file, 'utf8');
    const input = {
      language: 'Solidity',
      sources: {[file]: {content}},
      settings: {evmVersion: 'osaka', optimizer: {enabled: true, runs: 200}},
    };
    return compileContract(sharedFolder('contractTools'), input, [file, name]);
  };
  const mint = async (to: Address, amount: string) => {
    const hash = await tutorial.client.writeContract({
      account: developmentAccount(0),
      address: USDC,
      abi: token,
      functionName: 'mint',
      args: [to, parseUnits(amount, 6)],
      chain: null,
    });
    await tutorial.client.waitForTransactionReceipt({hash});
  };
  const usdcOf = (account: Address) =>
    tutorial.client.readContract({
      address: USDC,
      abi: token,
      functionName: 'balanceOf',
      args: [account],
    });
  const ethOf = (address: Address) => tutorial.client.getBalance({address});
  const receiptOf = (hash: Hash): Promise<TransactionReceipt> =>
    tutorial.client.getTransactionReceipt({hash});
  const button = (page: Page, name: string | RegExp) => page.getByRole('button', {name});
  const linkedHash = async (page: Page): Promise<Hash> => {
    const href = await page.getByRole('link', {name: 'See the transaction'}).getAttribute('href');
    return /^https:\/\/sepolia\.lineascan\.build\/tx\/(0x[\da-f]{64})$/.exec(
      href ?? '',
    )?.[1] as Hash;
  };
  const as = (account: Account) => ({accounts: [account.address]}) as const;

  beforeAll(async () => {
    // Two runs on one machine would collide on the default port.
    env.PORT = String(await freePort());
    const usdc = compile('examples/usdc-payments/standIn/StandInUsdc.sol', 'StandInUsdc');
    await tutorial.client.setCode({address: USDC, bytecode: usdc.runtimeCode});
    await installMulticall(tutorial.node.url, path.join(tutorial.folder, 'node_modules/viem'));
    await mint(BUYER.address, '20');
    await mint(WITHOUT_ETH.address, '5');
    await tutorial.client.setBalance({address: WITHOUT_ETH.address, value: 0n});
  });

  it('has a page with every command and file', () => {
    tutorialPage.expectComplete();
  });

  describe('the page', () => {
    let site: RunningSite;

    beforeAll(() => {
      enter('1-page');
    });
    afterAll(() => site.stop());

    it('reads USDC before there is a page', async () => {
      expect(await shell('read')).toBe('USDC version 2\ndecimals 6\nbalance  20.00\n');
      expect(await errorOf('read', {buyer: ''})).toContain('Set buyer to an address');
    });

    it('runs while it is written, and builds', async () => {
      await shell('seller');
      const live = await tutorial.start('dev');
      const draft = await tutorial.visit(live.url);
      await expectPage(draft.page.getByRole('heading', {name: 'Invoice 2026-0042'})).toBeVisible();
      await draft.context.close();
      await live.stop();

      await shell('build');
      site = await tutorial.start('preview');
    });

    it('shows balances, pays by a transfer, and links the transaction', async () => {
      const {page, close} = await tutorial.visit(site.url, as(BUYER));
      await expectPage(page.getByText('2.50 USDC', {exact: true})).toBeVisible();
      await expectPage(page.getByText(`to ${SELLER}`)).toBeVisible();
      await button(page, 'Test Wallet').click();
      await expectPage(page.getByText('You have 20.00 USDC and 10,000 ETH.')).toBeVisible();
      await button(page, 'Pay 2.50 USDC').click();
      await expectPage(page.getByRole('status')).toContainText('Paid.');
      await expectPage(page.getByText('You have 17.50 USDC')).toBeVisible();

      const {to, gasUsed} = await receiptOf(await linkedHash(page));
      expect(to).toBe(USDC.toLowerCase());
      gas.transfer = gasUsed;
      expect(await usdcOf(SELLER)).toBe(2_500_000n);
      await close();
    });

    it('says that the buyer declined, and can be asked again', async () => {
      const {page, wallet, close} = await tutorial.visit(site.url, as(BUYER));
      await button(page, 'Test Wallet').click();
      wallet.refuse('eth_sendTransaction');
      await button(page, 'Pay 2.50 USDC').click();
      await expectPage(page.getByRole('alert')).toHaveText('You declined. Nothing was paid.');
      await expectPage(button(page, 'Pay 2.50 USDC')).toBeEnabled();
      await close();
    });

    it('says what USDC refuses, before the wallet opens', async () => {
      const {page, wallet, close} = await tutorial.visit(site.url, as(WITHOUT_USDC));
      await button(page, 'Test Wallet').click();
      await button(page, 'Pay 2.50 USDC').click();
      await expectPage(page.getByRole('alert')).toHaveText(
        'USDC rejected the call: ERC20: transfer amount exceeds balance',
      );
      expect(wallet.requests.map(({method}) => method)).not.toContain('eth_sendTransaction');
      await close();
    });

    it('switches a wallet that is on another network', async () => {
      const {page, wallet, close} = await tutorial.visit(site.url, {
        ...as(BUYER),
        chainId: MAINNET,
        nodes: {[SEPOLIA]: tutorial.node.url, [MAINNET]: ''},
      });
      await button(page, 'Test Wallet').click();
      await expectPage(page.getByText('Your wallet is on another network.')).toBeVisible();
      await expectPage(button(page, 'Pay 2.50 USDC')).toHaveCount(0);
      wallet.refuse('wallet_switchEthereumChain');
      await button(page, 'Switch to Linea Sepolia').click();
      await expectPage(page.getByRole('alert')).toHaveText('You declined. Nothing was paid.');
      await button(page, 'Switch to Linea Sepolia').click();
      await expectPage(button(page, 'Pay 2.50 USDC')).toBeVisible();
      await button(page, 'Disconnect').click();
      await expectPage(button(page, 'Test Wallet')).toBeVisible();
      await close();
    });

    it('notices that the wallet sent something else', async () => {
      const {page, close} = await tutorial.visit(site.url, as(BUYER));
      await button(page, 'Test Wallet').click();
      // The node mines no block until the transaction has been replaced.
      await tutorial.client.setIntervalMining({interval: 0});
      const seen = page.waitForResponse(
        (response) => response.request().postData()?.includes('eth_getTransactionByHash') ?? false,
      );
      await button(page, 'Pay 2.50 USDC').click();
      await (await seen).finished();
      const {pending} = await tutorial.client.getTxpoolContent();
      const [waiting] = Object.values(
        Object.entries(pending).find(
          ([sender]) => sender.toLowerCase() === BUYER.address.toLowerCase(),
        )?.[1] ?? {},
      );
      const fee = hexToBigInt(waiting?.maxFeePerGas ?? '0x0') * 2n + 2n;
      await tutorial.client.sendTransaction({
        account: BUYER,
        to: BUYER.address,
        nonce: Number(waiting?.nonce),
        maxFeePerGas: fee,
        maxPriorityFeePerGas: fee,
        chain: null,
      });
      await tutorial.client.mine({blocks: 1});
      await expectPage(page.getByRole('alert')).toHaveText(
        'Your wallet sent another transaction instead.',
      );
      await tutorial.client.setIntervalMining({interval: 1});
      await close();
    });
  });

  /** The shop's server, which issues a new invoice at each start. */
  const startServer = (more?: Readonly<Record<string, string>>) => tutorial.start('server', more);
  const call = async <Answer>(url: string, route: string, body?: unknown): Promise<Answer> => {
    const response = await fetch(new URL(route, url), {
      method: body === undefined ? 'GET' : 'POST',
      body: JSON.stringify(body),
    });
    return (await response.json()) as Answer;
  };
  const invoiceOf = (url: string) => call<Invoice>(url, '/api/invoice');
  /** A transfer that a buyer signs outside the page. */
  const sign = async (account: PrivateKeyAccount, to: Address, value: bigint, nonce: Hex) => {
    const validBefore = Math.floor(Date.now() / 1000) + 900;
    const signature = await account.signTypedData({
      domain: {name: 'USDC', version: '2', chainId: SEPOLIA, verifyingContract: USDC},
      types: {
        TransferWithAuthorization: [
          {name: 'from', type: 'address'},
          {name: 'to', type: 'address'},
          {name: 'value', type: 'uint256'},
          {name: 'validAfter', type: 'uint256'},
          {name: 'validBefore', type: 'uint256'},
          {name: 'nonce', type: 'bytes32'},
        ],
      },
      primaryType: 'TransferWithAuthorization',
      message: {
        from: account.address,
        to,
        value,
        validAfter: 0n,
        validBefore: BigInt(validBefore),
        nonce,
      },
    });
    const callData = encodeFunctionData({
      abi: token,
      functionName: 'transferWithAuthorization',
      args: [account.address, to, value, 0n, BigInt(validBefore), nonce, signature],
    });
    return {payment: {from: account.address, validBefore, signature}, callData};
  };

  describe('the signature', () => {
    let site: RunningSite;
    let server: RunningSite;
    let relayer: Address;

    beforeAll(() => {
      enter('2-signature');
    });
    afterAll(async () => {
      await site.stop();
      await server.stop();
    });

    it('has a server whose port Vite knows', () => {
      for (const file of ['server/main.ts', 'vite.config.ts']) {
        const source = readFileSync(path.join(tutorial.folder, file), 'utf8');
        expect(source).toContain('process.env.PORT ?? 8787');
      }
      expect(tutorialPage.text).toContain('The server uses port 8787.');
    });

    it('has a server with a key of its own', async () => {
      await shell('relayer');
      const file = readFileSync(path.join(tutorial.folder, '.env'), 'utf8');
      expect(file).toMatch(new RegExp(`^VITE_SELLER=${SELLER}\nRELAYER_KEY=0x[\\da-f]{64}\n$`));
      relayer = privateKeyToAccount(/0x[\da-f]{64}/.exec(file)?.[0] as Hex).address;
      server = await startServer();
      expect(server.url).toBe(`http://localhost:${env.PORT}/`);
      const {reference, ...rest} = await invoiceOf(server.url);
      expect(rest).toEqual({number: '2026-0042', amount: '2500000', seller: SELLER});
      expect(reference).toMatch(/^0x[\da-f]{64}$/);
    });

    it('passes the invoice to the page while it is written, and after the build', async () => {
      const live = await tutorial.start('dev');
      const draft = await tutorial.visit(live.url);
      await expectPage(draft.page.getByRole('heading', {name: 'Invoice 2026-0042'})).toBeVisible();
      await draft.context.close();
      await live.stop();
      await shell('build');
      site = await tutorial.start('preview');
    });

    it('shows what is wrong while the relayer has no ETH', async () => {
      const {page, context} = await tutorial.visit(site.url, as(WITHOUT_ETH));
      await button(page, 'Test Wallet').click();
      await button(page, 'Sign for 2.50 USDC').click();
      await expectPage(page.getByRole('alert')).toHaveText('The relayer has no ETH for gas.');
      await context.close();
    });

    it('says that the buyer declined', async () => {
      await tutorial.client.setBalance({address: relayer, value: parseEther('0.001')});
      const {page, wallet, close} = await tutorial.visit(site.url, as(WITHOUT_ETH));
      await button(page, 'Test Wallet').click();
      wallet.refuse('eth_signTypedData_v4');
      await button(page, 'Sign for 2.50 USDC').click();
      await expectPage(page.getByRole('alert')).toHaveText('You declined. Nothing was paid.');
      await close();
    });

    it('refuses a signature for less, for another nonce, too late, or of an account without USDC', async () => {
      const {seller, reference} = await invoiceOf(server.url);
      const pay = (payment: object) => call<{error: string}>(server.url, '/api/pay', payment);
      const before = await ethOf(relayer);

      const less = await sign(BUYER, seller, 1n, reference);
      const {error} = await pay(less.payment);
      expect(error).toBe('USDC rejected the call: FiatTokenV2: invalid signature');
      const other = await sign(BUYER, seller, 2_500_000n, pad('0x1'));
      expect((await pay(other.payment)).error).toBe(error);
      const poor = await sign(WITHOUT_USDC as PrivateKeyAccount, seller, 2_500_000n, reference);
      expect((await pay(poor.payment)).error).toBe(
        'USDC rejected the call: ERC20: transfer amount exceeds balance',
      );
      expect((await pay({...less.payment, validBefore: 1})).error).toBe(
        'The signature expires too soon.',
      );
      expect((await pay({from: 'me'})).error).toBe('Send from, validBefore and signature.');
      expect((await call<{error: string}>(server.url, '/api/none')).error).toBe(
        'The server has no such path.',
      );
      expect(await ethOf(relayer)).toBe(before);
    });

    it('takes no other transfer of the same transaction for the payment', async () => {
      const {seller, reference} = await invoiceOf(server.url);
      const nothing = await sign(BUYER, BUYER.address, 0n, reference);
      const another = await sign(BUYER, seller, 2_500_000n, pad('0x2'));
      const hash = await tutorial.client.writeContract({
        account: BUYER,
        address: MULTICALL,
        abi: parseAbi([
          'function aggregate((address target, bytes callData)[] calls) returns (uint256, bytes[])',
        ]),
        functionName: 'aggregate',
        args: [[nothing, another].map(({callData}) => ({target: USDC, callData}))],
        chain: null,
      });
      const {status} = await tutorial.client.waitForTransactionReceipt({hash});
      expect(status).toBe('success');
      expect((await invoiceOf(server.url)).paidIn).toBeUndefined();
    });

    it('is paid by a buyer without ETH, and the relayer pays the gas', async () => {
      const {page, wallet, close} = await tutorial.visit(site.url, as(WITHOUT_ETH));
      await button(page, 'Test Wallet').click();
      await expectPage(page.getByText('You have 5.00 USDC and 0 ETH.')).toBeVisible();
      const before = await usdcOf(SELLER);
      await button(page, 'Sign for 2.50 USDC').click();
      await expectPage(page.getByText('Paid.')).toBeVisible();
      await expectPage(page.getByText('You have 2.50 USDC and 0 ETH.')).toBeVisible();
      await expectPage(button(page, /Sign for/)).toHaveCount(0);

      const {from, to, gasUsed} = await receiptOf(await linkedHash(page));
      expect({from, to}).toEqual({from: relayer.toLowerCase(), to: USDC.toLowerCase()});
      gas.relayed = gasUsed;
      expect((await usdcOf(SELLER)) - before).toBe(2_500_000n);
      expect(await ethOf(WITHOUT_ETH.address)).toBe(0n);
      expect(wallet.requests.map(({method}) => method)).not.toContain('eth_sendTransaction');
      await close();
    });

    it('is paid once', async () => {
      const {seller, reference} = await invoiceOf(server.url);
      const again = await sign(WITHOUT_ETH, seller, 2_500_000n, reference);
      expect(await call(server.url, '/api/pay', again.payment)).toEqual({
        error: 'This invoice is paid.',
      });
    });

    it('is paid, too, when the buyer sends the transfer', async () => {
      await server.stop();
      server = await startServer();
      const {seller, reference} = await invoiceOf(server.url);
      const {callData} = await sign(BUYER, seller, 2_500_000n, reference);
      const hash = await tutorial.client.sendTransaction({
        account: BUYER,
        to: USDC,
        data: callData,
        chain: null,
      });
      await tutorial.client.waitForTransactionReceipt({hash});
      expect((await invoiceOf(server.url)).paidIn).toBe(hash);
    });

    it('reports a transfer that reverts although its simulation passed', async () => {
      await server.stop();
      server = await startServer();
      const {seller, reference} = await invoiceOf(server.url);
      const {payment, callData} = await sign(BUYER, seller, 2_500_000n, reference);
      await tutorial.client.setIntervalMining({interval: 0});
      const answer = call(server.url, '/api/pay', payment);
      await vi.waitFor(
        async () => {
          const {pending} = await tutorial.client.getTxpoolContent();
          const senders = Object.keys(pending).map((sender) => sender.toLowerCase());
          expect(senders).toContain(relayer.toLowerCase());
        },
        {timeout: 20_000},
      );
      // The buyer's copy of the transfer pays more, so the block has it first.
      const fee = parseGwei('100');
      await tutorial.client.sendTransaction({
        account: BUYER,
        to: USDC,
        data: callData,
        gas: 200_000n,
        maxFeePerGas: fee,
        maxPriorityFeePerGas: fee,
        chain: null,
      });
      await tutorial.client.mine({blocks: 1});
      expect(await answer).toEqual({error: 'The transfer reverted.'});
      await tutorial.client.setIntervalMining({interval: 1});
    });
  });

  describe('the sponsor', () => {
    let site: RunningSite;
    let server: RunningSite;
    let bundler: DelegatingBundler;
    let visit: TutorialVisit;
    let guest: Address;

    const send = async (request: object) => {
      const hash = await tutorial.client.sendTransaction({
        account: developmentAccount(0),
        chain: null,
        ...request,
      });
      await tutorial.client.waitForTransactionReceipt({hash});
    };

    beforeAll(async () => {
      enter('3-sponsor');
      const packages = path.join(tutorial.folder, 'node_modules');
      const {bytecode} = JSON.parse(
        readFileSync(
          path.join(packages, '@account-abstraction/contracts/artifacts/EntryPoint.json'),
          'utf8',
        ),
      ) as {bytecode: Hex};
      await send({to: DEPLOYER, data: concat([ENTRY_POINT_SALT, bytecode])});

      const {EIP7702StatelessDeleGator: code} = (await import(
        path.join(packages, '@metamask/delegation-abis/dist/bytecode.mjs')
      )) as Record<string, Hex>;
      // MetaMask's DelegationManager, which no test calls.
      const manager = '0xdb9B1e94B5b69Df7e401DDbedE43491141047dB3';
      const address = await deploy(
        tutorial.node.url,
        concat([
          code ?? '0x',
          encodeAbiParameters(
            [{type: 'address'}, {type: 'address'}],
            [manager, entryPoint07Address],
          ),
        ]),
      );
      const delegate = await tutorial.client.getCode({address});
      await tutorial.client.setCode({address: DELEGATE, bytecode: delegate ?? '0x'});

      const paymaster = await deploy(
        tutorial.node.url,
        compile('examples/account-abstraction/standIn/SponsorAll.sol', 'SponsorAll').creationCode,
      );
      await send({
        to: entryPoint07Address,
        value: parseEther('1'),
        data: encodeFunctionData({
          abi: entryPoint07Abi,
          functionName: 'depositTo',
          args: [paymaster],
        }),
      });
      bundler = await startDelegatingBundler(tutorial.node.url, paymaster);
      await shell('build');
      site = await tutorial.start('preview');
      server = await startServer({BUNDLER_URL: bundler.url});
    });
    afterAll(async () => {
      await site.stop();
      await server.stop();
      await bundler.close();
    });

    it('gives each browser an account, and waits until it has USDC', async () => {
      visit = await tutorial.visit(site.url, as(WITHOUT_ETH));
      const {page} = visit;
      const section = page.locator('section', {hasText: 'Pay as a guest'});
      await expectPage(section).toBeVisible();
      const text = await section.textContent();
      guest = /0x[\da-fA-F]{40}/.exec(text ?? '')?.[0] as Address;
      await expectPage(section).toContainText('This account holds 0.00 USDC. It needs no ETH.');
      await expectPage(button(page, 'Pay without gas')).toBeDisabled();
      await mint(guest, '10');
      await expectPage(section).toContainText('holds 10.00 USDC');
      await page.reload();
      await expectPage(section).toContainText(guest);
      await button(page, 'Test Wallet').click();
      await expectPage(page.getByText('You have 2.50 USDC and 0 ETH.')).toBeVisible();
      await takePictures(page, 'usdc-payments');
    });

    it('upgrades the account and pays in one transaction, which the paymaster pays', async () => {
      const {page} = visit;
      expect(await tutorial.client.getCode({address: guest})).toBeUndefined();
      const before = await usdcOf(SELLER);
      await button(page, 'Pay without gas').click();
      await expectPage(page.getByText('Paid.')).toBeVisible();

      const {to, type, gasUsed} = await receiptOf(await linkedHash(page));
      expect({to, type}).toEqual({to: entryPoint07Address.toLowerCase(), type: 'eip7702'});
      gas.upgraded = gasUsed;
      expect(await tutorial.client.getCode({address: guest})).toBe(
        `0xef0100${DELEGATE.slice(2).toLowerCase()}`,
      );
      expect((await usdcOf(SELLER)) - before).toBe(2_500_000n);
      expect(await usdcOf(guest)).toBe(7_500_000n);
      expect(await ethOf(guest)).toBe(0n);
      expect(bundler.asked).toContain('pm_getPaymasterData');
      expect(bundler.asked).toContain('pimlico_getUserOperationGasPrice');
      // With 12 requests a minute for the receipt, Pimlico's limit of 20 leaves 8.
      const others = bundler.asked.filter((method) => method !== 'eth_getUserOperationReceipt');
      expect(others.length).toBeLessThanOrEqual(6);
    });

    it('pays the next invoice without an upgrade', async () => {
      const {page, close} = visit;
      // The page polls every two seconds, also while the server restarts, one request after the
      // other.
      const json = await invoiceOf(server.url);
      await new Promise<void>((resolve) => {
        void page.route('**/api/invoice', async (route) => {
          await route.fulfill({json});
          resolve();
        });
      });
      await server.stop();
      server = await startServer({
        BUNDLER_URL: bundler.url,
        SPONSORSHIP_POLICY_ID: 'sp_test',
      });
      await page.unroute('**/api/invoice');
      await page.reload();
      await button(page, 'Pay without gas').click();
      await expectPage(page.getByText('Paid.')).toBeVisible();
      const {type, gasUsed} = await receiptOf(await linkedHash(page));
      expect(type).toBe('eip1559');
      gas.sponsored = gasUsed;
      // The first payment had no policy.
      expect(bundler.contexts[0] ?? null).toBeNull();
      expect(bundler.contexts.at(-1)).toEqual({sponsorshipPolicyId: 'sp_test'});
      await close();
    });

    it('tells that the server is not running, and why a payment failed', async () => {
      await server.stop();
      const {page, context} = await tutorial.visit(site.url, as(BUYER));
      await expectPage(page.getByRole('alert')).toHaveText(
        'The shop’s server doesn’t respond. Is it running?',
      );
      server = await startServer({BUNDLER_URL: 'http://localhost:9/'});
      await page.reload();
      const text = await page.locator('section', {hasText: 'Pay as a guest'}).textContent();
      await mint(/0x[\da-fA-F]{40}/.exec(text ?? '')?.[0] as Address, '5');
      await button(page, 'Pay without gas').click();
      await expectPage(page.getByRole('alert')).toHaveText('The request failed: "fetch failed"');
      await context.close();
    });

    it('passes only the methods on that the page needs', async () => {
      expect(await call(server.url, '/api/bundler', {method: 'eth_sendTransaction'})).toEqual({
        error: "The server doesn't forward this method.",
      });
    });

    it('still builds a page that works on a phone', async () => {
      const {page, close} = await tutorial.visit(site.url, as(BUYER));
      await page.setViewportSize({width: 390, height: 800});
      await button(page, 'Test Wallet').click();
      await expectPage(button(page, /Sign for/)).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        390,
      );
      await close();
    });
  });

  it('uses the gas that the page names, at its price', () => {
    const rows = [...tutorialPage.text.matchAll(/ \| ([\d,]+) \| (0\.\d+) ETH \| /g)];
    const named = rows.map(([, amount = '']) => Number(amount.replace(',', '')));
    // The local node refunds 12,500 gas as if the guest's account existed. EIP-7702 refunds nothing
    // for an empty account.
    const upgraded = (gas.upgraded ?? 0n) + 12_500n;
    const used = [gas.transfer, gas.relayed, upgraded, gas.sponsored].map(Number);
    expect(named).toHaveLength(used.length);
    // References and signatures are random, and their zero bytes cost less gas.
    for (const [index, amount] of used.entries()) {
      expect(Math.abs(amount - (named[index] ?? 0))).toBeLessThan(700);
    }
    const costs = named.map((amount) => costOf(amount));
    expect(costs).toEqual(rows.map(([, , cost]) => cost));
  });
});
