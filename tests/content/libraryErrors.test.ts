import {
  ContractFunctionExecutionError,
  ContractFunctionRevertedError,
  ContractFunctionZeroDataError,
  createPublicClient,
  custom,
  ExecutionRevertedError,
  FeeCapTooLowError,
  http,
  HttpRequestError,
  InsufficientFundsError,
  InvalidInputRpcError,
  JsonRpcVersionUnsupportedError,
  LimitExceededRpcError,
  MethodNotSupportedRpcError,
  NonceTooLowError,
  parseAbi,
  ResourceNotFoundRpcError,
  ResourceUnavailableRpcError,
  TimeoutError,
  TransactionRejectedRpcError,
  UnknownRpcError,
} from 'viem';
import {expect, it} from 'vitest';
import {gethErrors} from '../../data/rpc/errors/geth';
import {libraryErrors} from '../../data/rpc/errors/library';

const cause = new Error('the message of the node');

/** viem's errors that the page lists, with their codes. */
const errors = [
  [null, new UnknownRpcError(cause)],
  [null, new ExecutionRevertedError()],
  [null, new InsufficientFundsError()],
  [null, new HttpRequestError({url: ''})],
  [null, new TimeoutError({body: {}, url: ''})],
  [InvalidInputRpcError.code, new InvalidInputRpcError(cause)],
  [ResourceNotFoundRpcError.code, new ResourceNotFoundRpcError(cause)],
  [ResourceUnavailableRpcError.code, new ResourceUnavailableRpcError(cause)],
  [TransactionRejectedRpcError.code, new TransactionRejectedRpcError(cause)],
  [MethodNotSupportedRpcError.code, new MethodNotSupportedRpcError(cause, {method: '<method>'})],
  [LimitExceededRpcError.code, new LimitExceededRpcError(cause)],
  [JsonRpcVersionUnsupportedError.code, new JsonRpcVersionUnsupportedError(cause)],
] as const;

it.each(errors.map(([code, error]) => [error.name, code, error] as const))(
  'viem’s %s is listed in its words',
  (_name, code, error) => {
    expect(libraryErrors.errors).toContainEqual(
      expect.objectContaining({code, message: error.shortMessage.replace('\n', ' ')}),
    );
  },
);

it.each([
  ['a nonce', new NonceTooLowError({nonce: 5}).shortMessage],
  ['a price', new FeeCapTooLowError({maxFeePerGas: 1_000_000_000n}).shortMessage],
  ['a function', new ContractFunctionRevertedError({abi: [], functionName: 'mint'}).shortMessage],
  [
    'a function without data',
    new ContractFunctionZeroDataError({functionName: 'mint'}).shortMessage,
  ],
])('viem’s message with %s is listed with a placeholder', (_value, message) => {
  const [line = ''] = message.split('\n');
  const listed = libraryErrors.errors.filter((error) =>
    new RegExp(
      `^${error.message
        .split(/<\w+>/)
        .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
        .join('\\w+')}$`,
    ).test(line),
  );
  expect(listed).toHaveLength(1);
});

it('viem keeps the message of the node in its details, where the page says', () => {
  expect(new InvalidInputRpcError(cause).details).toBe(cause.message);
});

/** What viem throws when the node returns an error to a call of a contract. */
async function contractError(code: number, message: string): Promise<unknown> {
  const refuse = () => Promise.reject(Object.assign(new Error(message), {code}));
  const client = createPublicClient({
    transport: custom({request: refuse}, {retryCount: 0}),
  });
  return client
    .readContract({
      address: '0x1111111111111111111111111111111111111111',
      abi: parseAbi(['function mint() view returns (bool)']),
      functionName: 'mint',
    })
    .catch((error: unknown) => error);
}

it.each([
  [3, 'execution reverted: no balance'],
  [-32603, 'Internal error'],
])(
  'viem says that a call reverted for code %i, and gives “%s” after `Details:`',
  async (code, message) => {
    const error = await contractError(code, message);
    expect(error).toBeInstanceOf(ContractFunctionExecutionError);
    expect(String(error)).toMatch(/The contract function "mint" reverted/);
    expect(String(error)).toContain(`\nDetails: ${message}\n`);
    const listed = libraryErrors.errors.find((each) =>
      each.message.endsWith('<function>" reverted.'),
    );
    expect(listed?.cause).toContain('-32603');
    expect(listed?.cure).toContain('`Details:`');
  },
);

it('viem’s words for a code that Geth uses, too, come with Geth’s cause', () => {
  // The words for -32000 stand for every cause.
  const shared = libraryErrors.errors.filter(
    ({code}) =>
      code !== null && code !== -32000 && gethErrors.errors.some((each) => each.code === code),
  );
  expect(shared.map(({code}) => code)).toEqual([-32002, -32003]);
  for (const {cause: causes, cure} of shared) {
    expect(causes).toContain('From Geth, ');
    expect(cure).toContain('`error.details`');
  }
});

it.each([
  ['an HTTP error', new Response('', {status: 404})],
  ['a response that isn’t JSON', new Response('<html>', {status: 200})],
])('viem reports %s as a failed HTTP request', async (_what, response) => {
  const {request} = http('http://localhost', {
    fetchFn: () => Promise.resolve(response),
    retryCount: 0,
  })({});
  await expect(request({method: 'eth_chainId'})).rejects.toThrow('HTTP request failed.');
});

it('viem accepts every HTTP status of success', async () => {
  const answer = Response.json({jsonrpc: '2.0', id: 1, result: '0xe708'}, {status: 201});
  const {request} = http('http://localhost', {fetchFn: () => Promise.resolve(answer)})({});
  expect(await request({method: 'eth_chainId'})).toBe('0xe708');
});
