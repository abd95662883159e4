import {appendFileSync, readFileSync, writeFileSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import path from 'node:path';
import {
  type Abi,
  type Address,
  createTestClient,
  createWalletClient,
  encodePacked,
  type Hex,
  hexToBigInt,
  http,
  keccak256,
  numberToHex,
  parseSignature,
  publicActions,
  serializeSignature,
  stringToHex,
  toHex,
  verifyMessage,
} from 'viem';
import {privateKeyToAccount, sign} from 'viem/accounts';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {DEVELOPMENT_KEY} from './harness/localNode';
import {pageCommand} from './harness/pageCommand';
import {run, runOrThrow} from './harness/run';
import {sharedFolder} from './harness/sharedFolders';
import {compileAll, type CompiledContract} from './harness/solc';
import {useLocalNode} from './harness/useLocalNode';

const examples = path.resolve(__dirname, '../../examples/attestations');
const ACCOUNT = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const OTHER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const POH_VERIFIER = '0xBf14cFAFD7B83f6de881ae6dc10796ddD7220831';
const REGISTRIES = {
  StandInAttestations: '0xDaf3C3632327343f7df0Baad2dc9144fa4e1001F',
  StandInPortals: '0xF35fe79104e157703dbCC3Baa72a81A99591744D',
  StandInSchemas: '0x90b8542d7288a83EC887229A7C727989C3b56209',
} as const;

const files = [
  'contracts/CourseGate.sol',
  'contracts/CourseIssuer.sol',
  'contracts/HumansOnly.sol',
  'contracts/StarsClaim.sol',
  'standIn/PohVerifier.sol',
  'standIn/PrimusZKTLS.sol',
  'standIn/Verax.sol',
];

interface Deployed {
  readonly address: Address;
  readonly abi: Abi;
}

describe('examples/attestations', () => {
  const staged = useLocalNode('attestations', {network: 'sepolia', blocks: 'with transactions'});
  let contracts: Readonly<Record<string, CompiledContract>>;
  let server: Server | undefined;
  let pohApi: string;

  const signer = privateKeyToAccount(DEVELOPMENT_KEY);
  const client = () =>
    createWalletClient({
      account: signer,
      pollingInterval: 100,
      transport: http(staged.node.url),
    }).extend(publicActions);
  const testClient = () => createTestClient({mode: 'anvil', transport: http(staged.node.url)});
  const shell = (region: string) => runOrThrow(...pageCommand(staged.folder, region));
  const contract = (name: string): CompiledContract => {
    const found = contracts[name];
    if (found === undefined) {
      throw new Error(`No contract ${name}`);
    }
    return found;
  };
  const place = (name: string, address: Address) =>
    testClient().setCode({address, bytecode: contract(name).runtimeCode});
  const deploy = async (name: string, args: readonly unknown[]): Promise<Deployed> => {
    const {abi, creationCode: bytecode} = contract(name);
    const hash = await client().deployContract({abi, bytecode, args, chain: null});
    const {contractAddress} = await client().waitForTransactionReceipt({hash});
    return {abi, address: contractAddress as Address};
  };
  const write = async (
    {address, abi}: Deployed,
    functionName: string,
    args: readonly unknown[],
  ) => {
    const call = {address, abi, functionName, args, chain: null} as never;
    return client().waitForTransactionReceipt({hash: await client().writeContract(call)});
  };
  const read = ({address, abi}: Deployed, functionName: string, args: readonly unknown[] = []) =>
    client().readContract({address, abi, functionName, args, account: ACCOUNT});
  const remember = (lines: string) => {
    appendFileSync(path.join(staged.folder, '.env'), lines);
  };
  const remembered = (name: string) =>
    new RegExp(`^${name}=(.*)$`, 'm').exec(
      readFileSync(path.join(staged.folder, '.env'), 'utf8'),
    )?.[1] as Hex;

  beforeAll(async () => {
    const compiled = compileAll(sharedFolder('contractTools'), {
      language: 'Solidity',
      sources: Object.fromEntries(
        files.map((file) => [file, {content: readFileSync(path.join(examples, file), 'utf8')}]),
      ),
      settings: {evmVersion: 'osaka', optimizer: {enabled: true, runs: 200}},
    });
    expect(compiled.problems).toEqual([]);
    contracts = Object.assign({}, ...Object.values(compiled.contracts)) as typeof contracts;

    for (const [name, address] of Object.entries(REGISTRIES)) {
      await place(name, address);
    }
    server = createServer(({url}, response) => {
      response.end(String(url === `/poh/v2/${ACCOUNT}`));
    });
    await new Promise<void>((listening) => server?.listen(0, '127.0.0.1', listening));
    const address = server.address();
    pohApi = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  });
  afterAll(() => {
    server?.close();
  });

  it('compiles', async () => {
    await runOrThrow('npm', ['run', 'check'], {cwd: staged.folder});
  });

  describe('Verax', () => {
    const at = (name: keyof typeof REGISTRIES): Deployed => ({
      address: REGISTRIES[name],
      abi: contract(name).abi,
    });

    beforeAll(async () => {
      writeFileSync(
        path.join(staged.folder, '.env'),
        `PRIVATE_KEY=${DEVELOPMENT_KEY}\nSUBJECT=${ACCOUNT}\n`,
      );
      const [attestations, portals] = [at('StandInAttestations'), at('StandInPortals')];
      await write(attestations, 'connect', [REGISTRIES.StandInSchemas, portals.address]);
      await write(portals, 'connect', [attestations.address, false]);
    });

    it('set-up says that the account is not allowed to write', async () => {
      const {code, stderr} = await run(...pageCommand(staged.folder, 'set-up'));
      expect(code).not.toBe(0);
      expect(stderr).toContain(`${ACCOUNT} is not allowed to create schemas and portals`);
    });

    it('set-up creates a schema and a portal, and the schema only once', async () => {
      await write(at('StandInPortals'), 'connect', [REGISTRIES.StandInAttestations, true]);
      await shell('set-up');
      const printed = await shell('set-up');
      expect(printed).toMatch(/^SCHEMA=0x[0-9a-f]{64}\nPORTAL=0x[0-9a-fA-F]{40}\n$/);
      remember(printed);
    });

    it('attest issues an attestation', async () => {
      const printed = await shell('attest');
      expect(printed).toMatch(/^ATTESTATION=0x0{63}1\ngas used \d+\n$/);
      remember(printed.replace(/gas used.*/, ''));
    });

    it('read prints the attestation', async () => {
      expect(await shell('read')).toBe(
        [
          `subject ${ACCOUNT.toLowerCase()}`,
          `portal  ${remembered('PORTAL')}`,
          'data    level 2, Solidity',
          'valid   true',
          '',
        ].join('\n'),
      );
    });

    it('CourseGate admits the subject until the attestation is revoked', async () => {
      const portal = {address: remembered('PORTAL'), abi: contract('StandInPortal').abi};
      const gate = await deploy('CourseGate', [
        REGISTRIES.StandInAttestations,
        portal.address,
        remembered('SCHEMA'),
      ]);
      const id = remembered('ATTESTATION');
      expect(await read(gate, 'enter', [id])).toBe(2);
      const asOther = client().readContract({
        ...gate,
        functionName: 'enter',
        args: [id],
        account: OTHER,
      });
      await expect(asOther).rejects.toThrow('NotValid');

      await write(portal, 'revoke', [id]);
      await expect(read(gate, 'enter', [id])).rejects.toThrow('NotValid');
      expect(await shell('read')).toContain('valid   false');
    });

    it('CourseGate refuses other portals and expired attestations', async () => {
      const issuer = await deploy('CourseIssuer', [remembered('PORTAL'), remembered('SCHEMA')]);
      await write(issuer, 'certify', [ACCOUNT, 3, 'Yul']);
      const id = toHex(2, {size: 32});
      const gateFor = (portal: Address) =>
        deploy('CourseGate', [REGISTRIES.StandInAttestations, portal, remembered('SCHEMA')]);
      await expect(read(await gateFor(OTHER), 'enter', [id])).rejects.toThrow('NotValid');
      const gate = await gateFor(remembered('PORTAL'));
      expect(await read(gate, 'enter', [id])).toBe(3);
      await testClient().increaseTime({seconds: 366 * 24 * 60 * 60});
      await testClient().mine({blocks: 1});
      await expect(read(gate, 'enter', [id])).rejects.toThrow('NotValid');
    });

    it('CourseIssuer lets only its owner certify', async () => {
      const issuer = await deploy('CourseIssuer', [remembered('PORTAL'), remembered('SCHEMA')]);
      const call = client().simulateContract({
        ...issuer,
        functionName: 'certify',
        args: [ACCOUNT, 3, 'Yul'],
        account: OTHER,
      });
      await expect(call).rejects.toThrow('NotOwner');
    });
  });

  describe('Primus', () => {
    const url = 'https://api.example.com/stars';
    const unsigned = {
      recipient: ACCOUNT,
      request: {url, header: '', method: 'GET', body: ''},
      reponseResolve: [{keyName: 'stars', parseType: 'json', parsePath: '$.stars'}],
      data: '{"stars":"120"}',
      attConditions: '[]',
      timestamp: 1_795_000_000_000n,
      additionParams: '',
      attestors: [{attestorAddr: OTHER, url: 'https://primuslabs.xyz/'}],
    };

    const proofFor = async (recipient: Address) => {
      const {request, data, attConditions, timestamp, additionParams} = unsigned;
      const [resolve] = unsigned.reponseResolve;
      const hash = keccak256(
        encodePacked(
          ['address', 'bytes32', 'bytes32', 'string', 'string', 'uint64', 'string'],
          [
            recipient,
            keccak256(stringToHex(request.url + request.header + request.method + request.body)),
            keccak256(
              stringToHex(
                `${resolve?.keyName ?? ''}${resolve?.parseType ?? ''}${resolve?.parsePath ?? ''}`,
              ),
            ),
            data,
            attConditions,
            timestamp,
            additionParams,
          ],
        ),
      );
      const signature = await sign({hash, privateKey: DEVELOPMENT_KEY, to: 'hex'});
      return {...unsigned, recipient, signatures: [signature]};
    };

    const source = [unsigned.request, unsigned.reponseResolve, unsigned.attConditions] as const;

    /** The second form of a signature: (r, n - s) with the other recovery bit. */
    const otherForm = (signature: Hex): Hex => {
      const order = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n;
      const {r, s, yParity} = parseSignature(signature);
      const other = numberToHex(order - hexToBigInt(s), {size: 32});
      return serializeSignature({r, s: other, yParity: yParity === 0 ? 1 : 0});
    };

    it('StarsClaim accepts a signed proof from its source once, in either form of its signature', async () => {
      const primus = await deploy('StandInPrimus', [ACCOUNT]);
      const claim = await deploy('StarsClaim', [primus.address, ...source]);
      const proof = await proofFor(ACCOUNT);
      await write(claim, 'claim', [proof]);
      expect(await read(claim, 'dataOf', [ACCOUNT])).toBe('{"stars":"120"}');
      await expect(write(claim, 'claim', [proof])).rejects.toThrow('UsedBefore');
      const again = {...proof, signatures: proof.signatures.map(otherForm)};
      await expect(write(claim, 'claim', [again])).rejects.toThrow('UsedBefore');
    });

    it('StarsClaim refuses changed data, other recipients and other sources', async () => {
      const primus = await deploy('StandInPrimus', [ACCOUNT]);
      const claim = await deploy('StarsClaim', [primus.address, ...source]);
      const changed = {...(await proofFor(ACCOUNT)), data: '{"stars":"9999"}'};
      await expect(write(claim, 'claim', [changed])).rejects.toThrow('Invalid signature');
      await expect(write(claim, 'claim', [await proofFor(OTHER)])).rejects.toThrow('NotYours');
      const elsewhere = await deploy('StarsClaim', [
        primus.address,
        {...unsigned.request, url: 'https://example.org'},
        ...source.slice(1),
      ]);
      await expect(write(elsewhere, 'claim', [await proofFor(ACCOUNT)])).rejects.toThrow(
        'WrongSource',
      );
      // The signature covers the joined text, so a part of the URL can move into the header.
      const proof = await proofFor(ACCOUNT);
      const moved = {...proof.request, url: url.slice(0, -5), header: url.slice(-5)};
      await expect(write(claim, 'claim', [{...proof, request: moved}])).rejects.toThrow(
        'WrongSource',
      );
    });
  });

  describe('Proof of Humanity', () => {
    it('check-human prints what the API says', async () => {
      const file = path.join(staged.folder, 'src/checkHuman.ts');
      const source = readFileSync(file, 'utf8').replace('https://poh-api.linea.build', pohApi);
      writeFileSync(file, source);
      expect(await shell('check-human')).toBe('verified\n');
      const other = await runOrThrow('npx', ['tsx', 'src/checkHuman.ts', OTHER], {
        cwd: staged.folder,
      });
      expect(other).toBe('not verified\n');
    });

    it('humanityLink carries a message that the account signed', async () => {
      const program = [
        "import {createWalletClient, http} from 'viem';",
        "import {privateKeyToAccount} from 'viem/accounts';",
        "import {humanityLink} from './humanityLink';",
        `const account = privateKeyToAccount('${DEVELOPMENT_KEY}');`,
        `const wallet = createWalletClient({account, transport: http('${staged.node.url}')});`,
        "console.log(await humanityLink(wallet, account, 'example.com'));",
      ];
      writeFileSync(path.join(staged.folder, 'src/probe.ts'), program.join('\n'));
      const printed = await runOrThrow('npx', ['tsx', 'src/probe.ts'], {cwd: staged.folder});
      const {origin, searchParams} = new URL(printed.trim());
      expect(origin).toBe('https://in.sumsub.com');
      const {signInMessage, signature} = JSON.parse(atob(searchParams.get('authMsg') ?? '')) as {
        signInMessage: string;
        signature: Hex;
      };
      expect(signInMessage.split('\n').slice(0, 2)).toEqual([
        'example.com wants you to sign in with your Ethereum account:',
        ACCOUNT,
      ]);
      expect(signInMessage).toContain(
        '\nURI: https://in.sumsub.com\nVersion: 1\nChain ID: 59144\n',
      );
      expect(await verifyMessage({address: ACCOUNT, message: signInMessage, signature})).toBe(true);
    });

    it('HumansOnly admits an account with a signature that the verifier accepts', async () => {
      await place('StandInPohVerifier', POH_VERIFIER);
      const humans = await deploy('HumansOnly', []);
      await expect(write(humans, 'join', ['0x1234'])).rejects.toThrow('NotHuman');
      await write(humans, 'join', [stringToHex('human')]);
      expect(await read(humans, 'hasJoined', [ACCOUNT])).toBe(true);
    });
  });
});
