import {createServer, type IncomingMessage} from 'node:http';
import type {AddressInfo} from 'node:net';
import {type Address, createPublicClient, getAddress, http} from 'viem';
import {type CompilerInput, compileContract} from './solc';

/** Where the verifier looks up code, and what it compiles with. */
export interface VerifierStubOptions {
  readonly rpcUrl: string;
  readonly chainId: number;
  /** Where the files of `tests/samples/contractTools` are. */
  readonly tools: string;
}

/** A running verifier. */
export interface VerifierStub {
  /** Sourcify's API v2 is below this, and Blockscout's API in the form of Etherscan's below `api/`. */
  readonly url: string;
  /** The contracts that were verified, in the order in which they were. */
  readonly verified: readonly Address[];
  readonly close: () => Promise<void>;
}

interface Reply {
  readonly status: number;
  readonly body: unknown;
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) {
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks).toString('utf8');
}

const etherscanReply = (status: '0' | '1', message: string, result: unknown): Reply => ({
  status: 200,
  body: {status, message, result},
});

/**
 * Starts a server that verifies source code as Sourcify (`apiv2.yaml` at argotorg/sourcify@4208c592) and Blockscout
 * (`devs/apis/rpc/contract.mdx` at blockscout/docs@3f1f259) do: it compiles what it is sent, and compares every byte
 * with the code that the node has at the address.
 */
export async function startVerifierStub(options: VerifierStubOptions): Promise<VerifierStub> {
  const client = createPublicClient({transport: http(options.rpcUrl)});
  const verified: Address[] = [];
  // The contract is compiled when it is sent; a job number stands for what came out.
  const jobs: {address: Address; matches: boolean}[] = [];

  const verify = async (
    address: string,
    input: CompilerInput,
    contract: string,
  ): Promise<number> => {
    const colon = contract.lastIndexOf(':');
    const names = [contract.slice(0, colon), contract.slice(colon + 1)] as const;
    const {runtimeCode} = compileContract(options.tools, input, names);
    const checksummed = getAddress(address);
    const matches = (await client.getCode({address: checksummed})) === runtimeCode;
    if (matches) {
      verified.push(checksummed);
    }
    return jobs.push({address: checksummed, matches}) - 1;
  };

  const idOf = (job: number) => `00000000-0000-4000-8000-${String(job).padStart(12, '0')}`;
  const match = (address: Address, matches: boolean) => {
    const state = matches ? 'exact_match' : null;
    return {
      match: state,
      creationMatch: state,
      runtimeMatch: state,
      chainId: String(options.chainId),
      address,
    };
  };

  const answerSourcify = async (
    method: string,
    [kind, first = '', second = '']: string[],
    body: string,
  ) => {
    if (kind === 'contract') {
      const isVerified = verified.includes(getAddress(second));
      return {status: isVerified ? 200 : 404, body: match(getAddress(second), isVerified)};
    }
    if (method === 'POST') {
      const sent = JSON.parse(body) as {stdJsonInput: CompilerInput; contractIdentifier: string};
      const job = await verify(second, sent.stdJsonInput, sent.contractIdentifier);
      return {status: 202, body: {verificationId: idOf(job)}};
    }
    const job = jobs[Number(first.slice(-12))];
    if (job === undefined) {
      return {status: 404, body: {customCode: 'job_not_found', message: 'No such job'}};
    }
    const error = {
      customCode: 'no_match',
      message: 'The onchain and recompiled bytecodes do not match',
    };
    return {
      status: 200,
      body: {
        isJobCompleted: true,
        verificationId: first,
        jobStartTime: new Date().toISOString(),
        contract: match(job.address, job.matches),
        ...(!job.matches && {error}),
      },
    };
  };

  const answerBlockscout = async (query: URLSearchParams, body: string): Promise<Reply> => {
    const field = (name: string) => query.get(name) ?? new URLSearchParams(body).get(name) ?? '';
    switch (field('action')) {
      case 'getabi':
        return etherscanReply('0', 'Contract source code not verified', null);
      case 'verifysourcecode': {
        const input = JSON.parse(field('sourceCode')) as CompilerInput;
        const job = await verify(field('contractaddress'), input, field('contractname'));
        return etherscanReply('1', 'OK', String(job));
      }
      case 'checkverifystatus': {
        const isVerified = jobs[Number(field('guid'))]?.matches;
        return etherscanReply(
          '1',
          'OK',
          isVerified ? 'Pass - Verified' : 'Fail - Unable to verify',
        );
      }
      default:
        return etherscanReply('0', 'Unknown action', null);
    }
  };

  const answer = async (request: IncomingMessage): Promise<Reply> => {
    const {pathname, searchParams} = new URL(request.url ?? '/', 'http://localhost');
    const [area, ...rest] = pathname.split('/').filter((part) => part !== '');
    const body = await readBody(request);
    return area === 'v2'
      ? answerSourcify(request.method ?? 'GET', rest, body)
      : answerBlockscout(searchParams, body);
  };

  const server = createServer((request, response) => {
    void answer(request)
      .catch((error: unknown): Reply => ({status: 500, body: {message: String(error)}}))
      .then(({status, body}) => {
        response.writeHead(status, {'content-type': 'application/json'}).end(JSON.stringify(body));
      });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    verified,
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}
