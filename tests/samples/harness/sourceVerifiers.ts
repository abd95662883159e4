import {randomUUID} from 'node:crypto';
import {type Address, createPublicClient, getAddress, http} from 'viem';
import {startHttpStandIn, type StandInRequest} from './httpStandIn';
import {type Claim, matchSource, type StandardInput, type Verdict} from './matchSource';

/** The three services that verify source code on Linea. */
export type ServiceName = 'etherscan' | 'blockscout' | 'sourcify';

/** A submission to a service. */
export interface Submission extends Claim {
  readonly service: ServiceName;
}

/** Stand-ins for the services. Each keeps its own list. */
export interface SourceVerifiers {
  readonly etherscan: string;
  readonly blockscout: string;
  readonly sourcify: string;
  /** All submissions, in order. */
  readonly submissions: readonly Submission[];
  /** All API keys that were sent. */
  readonly keys: Readonly<Record<'etherscan' | 'blockscout', ReadonlySet<string>>>;
  close(): Promise<void>;
}

export interface SourceVerifiersOptions {
  readonly rpcUrl: string;
  /** The compiler, with the native command line. */
  readonly solc: string;
}

interface Job {
  readonly submission: Submission;
  readonly verdict: Verdict;
  /** Whether the service reports it as done. The first poll of a job returns "pending". */
  done: boolean;
}

interface Reply {
  readonly status: number;
  readonly body: unknown;
}

/** The only key that the stand-in of Etherscan accepts. */
export const EXPLORER_KEY = 'key-of-the-tests';

const ok = (result: unknown): Reply => ({status: 200, body: {status: '1', message: 'OK', result}});
const notOk = (result: string): Reply => ({
  status: 200,
  body: {status: '0', message: 'NOTOK', result},
});

/** Responds in the format of each service, and stores verified contracts. */
class Services {
  readonly submissions: Submission[] = [];
  readonly keys = {etherscan: new Set<string>(), blockscout: new Set<string>()};
  readonly #jobs = new Map<string, Job>();
  readonly #verified = new Map<string, Job>();
  readonly #options: SourceVerifiersOptions;

  constructor(options: SourceVerifiersOptions) {
    this.#options = options;
  }

  verified(service: ServiceName, address: Address): Job | undefined {
    return this.#verified.get(service + address);
  }

  /** A job, and whether it was done at this poll. */
  ask(id: string): {job: Job; isDone: boolean} | undefined {
    const job = this.#jobs.get(id);
    if (job === undefined) {
      return undefined;
    }
    const isDone = job.done;
    job.done = true;
    return {job, isDone};
  }

  async submit(submission: Submission): Promise<{id: string; verdict: Verdict}> {
    this.submissions.push(submission);
    const {rpcUrl, solc} = this.#options;
    const verdict = await matchSource(rpcUrl, solc, submission);
    const id = randomUUID();
    const job = {submission, verdict, done: this.#jobs.size > 0};
    this.#jobs.set(id, job);
    if (verdict.match !== null) {
      this.#verified.set(submission.service + submission.address, job);
    }
    return {id, verdict};
  }

  chainId(): Promise<number> {
    return createPublicClient({transport: http(this.#options.rpcUrl)}).getChainId();
  }
}

/** `module=contract` of Etherscan's API, which Blockscout supports, too. */
async function contractModule(
  services: Services,
  service: 'etherscan' | 'blockscout',
  fields: URLSearchParams,
): Promise<Reply> {
  const field = (name: string) => fields.get(name) ?? '';
  const address = () => getAddress(field('address') || field('contractaddress'));
  if (fields.has('apikey')) {
    services.keys[service].add(field('apikey'));
  }
  switch (field('action')) {
    case 'getabi': {
      const verdict = services.verified(service, address())?.verdict;
      return verdict?.match
        ? ok(JSON.stringify(verdict.abi))
        : notOk('Contract source code not verified');
    }
    case 'getsourcecode': {
      const submission = services.verified(service, address())?.submission;
      return ok([
        {
          SourceCode: submission ? JSON.stringify(submission.input) : '',
          ABI: submission ? '[]' : 'Contract source code not verified',
          ContractName: submission?.contract.split(':').at(-1) ?? '',
        },
      ]);
    }
    case 'verifysourcecode': {
      if (services.verified(service, address())) {
        return notOk('Contract source code already verified');
      }
      if (field('codeformat') !== 'solidity-standard-json-input') {
        return notOk('Missing Or invalid codeformat');
      }
      const {id, verdict} = await services.submit({
        service,
        address: address(),
        input: JSON.parse(field('sourceCode')) as StandardInput,
        contract: field('contractname'),
        compilerVersion: field('compilerversion'),
        constructorArguments: field('constructorArguments'),
      });
      return verdict.match === null && verdict.reason === 'no_code'
        ? notOk(`Unable to locate ContractCode at ${address()}`)
        : ok(id);
    }
    case 'checkverifystatus': {
      const {job, isDone} = services.ask(field('guid')) ?? {};
      if (job === undefined || !isDone) {
        return notOk(job ? 'Pending in queue' : 'Unknown UID');
      }
      return job.verdict.match === null ? notOk('Fail - Unable to verify') : ok('Pass - Verified');
    }
    default:
      return notOk('Error! Missing Or invalid Action name');
  }
}

async function etherscan(services: Services, fields: URLSearchParams): Promise<Reply> {
  if (fields.get('chainid') !== String(await services.chainId())) {
    return notOk('Missing or unsupported chainid parameter (required for v2 api)');
  }
  return fields.get('apikey') === EXPLORER_KEY
    ? contractModule(services, 'etherscan', fields)
    : notOk('Invalid API Key (#err2)');
}

/** An error response of Sourcify. */
function refusal(status: number, customCode: string, message: string): Reply {
  return {status, body: {customCode, message, errorId: randomUUID()}};
}

/** A contract and its verification in Sourcify's format. */
function found(chainId: number, address: Address, verdict?: Verdict) {
  const match = verdict?.match ?? null;
  return {match, creationMatch: match, runtimeMatch: match, chainId: String(chainId), address};
}

/** `GET /v2/verify/{verificationId}` */
async function sourcifyJob(services: Services, id: string): Promise<Reply> {
  const {job, isDone = false} = services.ask(id) ?? {};
  if (job === undefined) {
    return refusal(404, 'job_not_found', `There is no job ${id}`);
  }
  const {submission, verdict} = job;
  const error = verdict.match === null && {
    error: {customCode: verdict.reason, message: 'The codes differ', errorId: randomUUID()},
  };
  return {
    status: 200,
    body: {
      isJobCompleted: isDone,
      verificationId: id,
      jobStartTime: '2026-11-21T12:00:00Z',
      contract: found(await services.chainId(), submission.address, isDone ? verdict : undefined),
      ...(isDone && error),
    },
  };
}

/** `POST /v2/verify/similarity/{chainId}/{address}`: tries the sources of other contracts. */
async function sourcifySimilar(services: Services, address: Address): Promise<Reply> {
  const known = services.submissions.filter(({service}) => service === 'sourcify');
  let last = '';
  for (const submission of known) {
    const {id, verdict} = await services.submit({...submission, address});
    last = id;
    if (verdict.match !== null) {
      break;
    }
  }
  return {status: 202, body: {verificationId: last}};
}

/** `POST /v2/verify/etherscan/{chainId}/{address}`: imports the source from Etherscan. */
async function sourcifyTakeOver(services: Services, address: Address): Promise<Reply> {
  const submission = services.verified('etherscan', address)?.submission;
  if (submission === undefined) {
    return refusal(404, 'not_etherscan_verified', `Etherscan has no source for ${address}`);
  }
  const {id} = await services.submit({...submission, service: 'sourcify'});
  return {status: 202, body: {verificationId: id}};
}

/** The endpoints of Sourcify's API version 2 that tools use. `path`: the parts after `/v2/`. */
async function sourcify(
  services: Services,
  [kind = '', ...rest]: readonly string[],
  {fields, body}: {readonly fields: URLSearchParams; readonly body: string},
): Promise<Reply> {
  const [first = '', second = '', third = ''] = rest;
  if (kind === 'verify' && second === '') {
    return sourcifyJob(services, first);
  }
  const from = {similarity: sourcifySimilar, etherscan: sourcifyTakeOver}[first];
  const chainId = await services.chainId();
  if ((from ? second : first) !== String(chainId)) {
    return refusal(400, 'unsupported_chain', `Chain ${first} is not supported`);
  }
  const address = getAddress(from ? third : second);
  const known = services.verified('sourcify', address);
  if (kind === 'contract') {
    const {input, contract, compilerVersion} = known?.submission ?? {};
    const details = {
      stdJsonInput: input,
      compilation: {fullyQualifiedName: contract, compilerVersion},
    };
    return {
      status: known ? 200 : 404,
      body: {...found(chainId, address, known?.verdict), ...(fields.has('fields') && details)},
    };
  }
  if (known) {
    return refusal(409, 'already_verified', `${address} is verified`);
  }
  if (from) {
    // The server parses the body although no field is required.
    return body === ''
      ? refusal(500, 'internal_error', 'There is no body')
      : from(services, address);
  }
  const request = JSON.parse(body) as {
    stdJsonInput: StandardInput;
    contractIdentifier: string;
    compilerVersion: string;
  };
  const {id} = await services.submit({
    service: 'sourcify',
    address,
    input: request.stdJsonInput,
    contract: request.contractIdentifier,
    compilerVersion: request.compilerVersion,
  });
  return {status: 202, body: {verificationId: id}};
}

function replyTo(services: Services, {path: asked, body}: StandInRequest): Promise<Reply> {
  const {pathname, searchParams} = new URL(asked, 'http://localhost');
  const path = pathname.replaceAll(/\/{2,}/g, '/');
  if (path.startsWith('/sourcify/v2/')) {
    const parts = path.slice('/sourcify/v2/'.length).split('/');
    return sourcify(services, parts, {fields: searchParams, body});
  }
  const fields = new URLSearchParams([...searchParams, ...new URLSearchParams(body)]);
  return path.startsWith('/blockscout/')
    ? contractModule(services, 'blockscout', fields)
    : etherscan(services, fields);
}

/**
 * Starts stand-ins for Etherscan's API V2, Blockscout's version of it, and Sourcify's API version
 * 2. Responses follow the documentation. Submissions are really compiled and compared with the
 * local node.
 */
export async function startSourceVerifiers(
  options: SourceVerifiersOptions,
): Promise<SourceVerifiers> {
  const services = new Services(options);
  const {url, close} = await startHttpStandIn((request) =>
    replyTo(services, request).catch((error: unknown) => ({
      status: 500,
      body: {message: String(error)},
    })),
  );
  return {
    etherscan: `${url}/v2/api`,
    blockscout: `${url}/blockscout/api`,
    sourcify: `${url}/sourcify`,
    submissions: services.submissions,
    keys: services.keys,
    close,
  };
}
