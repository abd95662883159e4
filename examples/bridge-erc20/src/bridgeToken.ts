import {formatUnits, parseEventLogs} from 'viem';
import {waitForTransactionReceipt, writeContract} from 'viem/actions';
import {l2MessageService} from './contracts';
import {messageIn} from './message';
import {account} from './networks';
import {linea, readAmount, readLayersAndToken, tokenBridgeAbi} from './tokens';

const {here, token} = readLayersAndToken();
const decimals = await here.tokenAt(token).read.decimals();
const amount = readAmount(process.argv[4], decimals);

// The value is the message's fee. To Linea, 0 is enough if the claim uses at most 250,000 gas.
const value = here === linea ? await l2MessageService.read.minimumFeeInWei() : 0n;
const {request} = await here.tokenBridge.simulate.bridgeToken([token, amount, account.address], {
  value,
});
const hash = await writeContract(here.client, request);
console.log(`sent    ${hash}`);

const receipt = await waitForTransactionReceipt(here.client, {hash});
const [sent] = parseEventLogs({abi: tokenBridgeAbi, logs: receipt.logs});
const {_nonce, _messageHash} = messageIn(receipt);
console.log(`amount  ${formatUnits(sent?.args.amount ?? 0n, decimals)}`);
console.log(`number  ${_nonce}`);
console.log(`message ${_messageHash}`);
