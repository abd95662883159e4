interface Source {
  ContractName: string;
  CompilerVersion: string;
  Proxy: '0' | '1';
  Implementation: string;
  ABI: string;
}

/** Calls the API, and waits when it limits the rate: the HTTP status is 200 even then. */
async function etherscan<T>(params: Record<string, string>): Promise<T[]> {
  const query = new URLSearchParams({
    chainid: '59144',
    ...params,
    apikey: process.env.ETHERSCAN_API_KEY ?? '',
  });
  for (let attempt = 0; ; attempt++) {
    const response = await fetch(`https://api.etherscan.io/v2/api?${query}`);
    const {message, result} = (await response.json()) as {message: string; result: T[] | string};
    if (Array.isArray(result)) {
      return result;
    }
    if (attempt === 3 || !result.includes('rate limit')) {
      throw new Error(`${message}: ${result}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 2 ** attempt * 1000));
  }
}

const [source] = await etherscan<Source>({
  module: 'contract',
  action: 'getsourcecode',
  address: '0x508Ca82Df566dCD1B0DE8296e70a96332cD644ec',
});

if (!source?.ContractName) {
  throw new Error('The source code of this contract is not verified.');
}
console.log(`contract       ${source.ContractName}`);
console.log(`compiler       ${source.CompilerVersion}`);
console.log(`ABI entries    ${(JSON.parse(source.ABI) as unknown[]).length}`);
if (source.Proxy === '1') {
  console.log(`implementation ${source.Implementation}`);
}
