import {formatUnits, zeroAddress} from 'viem';
import {account} from './networks';
import {readLayersAndToken} from './tokens';

/** What the home layer returns for a reserved token, which the bridge rejects. */
const RESERVED = 0x111n;

const {here, there, token} = readLayersAndToken();

// A bridged copy has an original on the other layer. Any other token is native here.
const named = await here.tokenBridge.read.bridgedToNativeToken([token]);
const isCopy = named !== zeroAddress;
const [home, away] = isCopy ? [there, here] : [here, there];
const original = isCopy ? named : token;

const key = [BigInt(home.chain.id), original] as const;
const state = await home.tokenBridge.read.nativeToBridgedToken(key);
const copy = await away.tokenBridge.read.nativeToBridgedToken(key);

const {read} = home.tokenAt(original);
const decimals = await read.decimals().catch(() => undefined);
const balanceOn = async (layer: typeof home, address: typeof token) =>
  formatUnits(await layer.tokenAt(address).read.balanceOf([account.address]), decimals ?? 0);

console.log(`name     ${await read.name().catch(() => 'none')}`);
console.log(`decimals ${decimals ?? 'unknown: the bridge rejects it'}`);
console.log(`reserved ${BigInt(state) === RESERVED ? 'yes: the bridge rejects it' : 'no'}`);
console.log(
  `original ${original} on ${home.chain.name}, you have ${await balanceOn(home, original)}`,
);
console.log(
  copy === zeroAddress
    ? `copy     none yet on ${away.chain.name}`
    : `copy     ${copy} on ${away.chain.name}, you have ${await balanceOn(away, copy)}`,
);
