// Pimlico's public endpoint needs no key, and pays for operations on test networks.
const url = process.env.BUNDLER_URL ?? 'https://public.pimlico.io/v2/59141/rpc';

/** The bundler and paymaster methods that the page uses. */
const METHODS: readonly unknown[] = [
  'eth_chainId',
  'eth_estimateUserOperationGas',
  'eth_getUserOperationReceipt',
  'eth_sendUserOperation',
  'pimlico_getUserOperationGasPrice',
  'pm_getPaymasterData',
  'pm_getPaymasterStubData',
];

/** Passes a request to the bundler, so that an API key never leaves the server. */
export async function askBundler(body: {method?: unknown}): Promise<object> {
  if (!METHODS.includes(body.method)) {
    throw new Error("The server doesn't forward this method.");
  }
  const response = await fetch(url, {
    method: 'POST',
    headers: {'content-type': 'application/json'},
    body: JSON.stringify(body),
  });
  if (response.status === 429) {
    throw new Error('The bundler limits requests. Wait a minute.');
  }
  return response.json();
}
