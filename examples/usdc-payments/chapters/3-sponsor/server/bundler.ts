// Pimlico's public endpoint needs no key, and pays for operations on test networks.
const url = process.env.BUNDLER_URL ?? 'https://public.pimlico.io/v2/59141/rpc';
/** Limits what the paymaster pays with your key. */
const sponsorshipPolicyId = process.env.SPONSORSHIP_POLICY_ID;

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
export async function askBundler(body: {method?: unknown; params?: unknown[]}): Promise<object> {
  if (!METHODS.includes(body.method)) {
    throw new Error("The server doesn't forward this method.");
  }
  if (sponsorshipPolicyId && String(body.method).startsWith('pm_')) {
    // ERC-7677: operation, EntryPoint, chain ID, and the paymaster's context.
    body.params = [...(body.params ?? []).slice(0, 3), {sponsorshipPolicyId}];
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
