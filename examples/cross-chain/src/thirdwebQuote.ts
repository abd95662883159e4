import {formatEther, parseEther} from 'viem';
import {base, linea} from 'viem/chains';

interface Quote {
  data: {
    originAmount: string;
    destinationAmount: string;
    estimatedExecutionTimeMs: number;
    steps: unknown[];
  };
}

const clientId = process.env.THIRDWEB_CLIENT_ID;
if (!clientId) {
  throw new Error('THIRDWEB_CLIENT_ID is not set');
}

const ETH = '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE'; // thirdweb's name for the native token
const query = new URLSearchParams({
  originChainId: String(base.id),
  originTokenAddress: ETH,
  destinationChainId: String(linea.id),
  destinationTokenAddress: ETH,
  amount: parseEther('0.01').toString(),
});

const response = await fetch(`https://bridge.thirdweb.com/v1/sell/quote?${query}`, {
  headers: {'x-client-id': clientId},
});
const body = (await response.json()) as Quote & {code?: string; message?: string};
if (!response.ok) {
  throw new Error(`${body.code}: ${body.message}`);
}

const {originAmount, destinationAmount, estimatedExecutionTimeMs, steps} = body.data;
console.log(`send    ${formatEther(BigInt(originAmount))} ETH on Base`);
console.log(`receive ${formatEther(BigInt(destinationAmount))} ETH on Linea`);
console.log(`about   ${estimatedExecutionTimeMs / 1000} s in ${steps.length} step(s)`);
