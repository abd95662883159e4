import {type Address, getAddress, type Hex, pad, size, slice, toHex} from 'viem';
import {followCode} from './followCode';
import {linea, source} from './networks';
import {
  isDefined,
  isPrecompile,
  type Level,
  opcodeRules,
  precompileRules,
  sizes,
  systemOf,
} from './rules';

/** Something about a contract that differs on Linea. */
export interface Finding {
  readonly level: Level;
  readonly text: string;
}

/** The result for one contract, and the other contracts whose code it runs. */
export interface Inspection {
  readonly bytes: number;
  readonly findings: readonly Finding[];
  readonly delegates: readonly Address[];
}

/** The slot of a proxy's implementation (ERC-1967). */
const IMPLEMENTATION = '0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc';

const addressOf = (word: bigint): Address => getAddress(pad(toHex(word), {size: 20}));

/** Compares the code at an address on both networks. */
async function compare(address: Address): Promise<Finding | undefined> {
  const [here, there] = await Promise.all([source.getCode({address}), linea.getCode({address})]);
  if (here === undefined) {
    return {level: 'LOOK', text: `${address}: not a contract. Is it your account?`};
  }
  if (there === undefined) {
    return {level: 'STOP', text: `${address}: a contract that is not on Linea`};
  }
  return here === there
    ? undefined
    : {level: 'LOOK', text: `${address}: has different code on Linea. Is it the same contract?`};
}

function opcodeFinding(opcode: number): Finding | undefined {
  const rule = opcodeRules[opcode];
  if (rule !== undefined) {
    return {level: rule[0], text: rule[1]};
  }
  const name = `opcode 0x${opcode.toString(16)}`;
  return isDefined(opcode)
    ? undefined
    : {level: 'LOOK', text: `${name}: not in the Osaka rules. Newer, or data after the code`};
}

function callFinding(opcode: string, to: bigint): Finding | undefined {
  const rule = precompileRules[Number(to)];
  if (isPrecompile(to)) {
    return rule && {level: rule[0], text: rule[1]};
  }
  const system = systemOf(to);
  return system === undefined
    ? undefined
    : {level: 'STOP', text: `${opcode} to ${addressOf(to)}: ${system}`};
}

/** Finds code that can't be deployed on Linea. */
function codeFinding(code: Hex): Finding | undefined {
  if (code.startsWith('0xef0100')) {
    return {level: 'LOOK', text: `an account that delegates to ${slice(code, 3)}: nothing to move`};
  }
  if (code.startsWith('0xef')) {
    return {level: 'STOP', text: 'code that starts with 0xef, such as Stylus: not deployable'};
  }
  return size(code) > sizes.code
    ? {level: 'STOP', text: `larger than ${sizes.code} bytes: not deployable`}
    : undefined;
}

/** Inspects the contract at an address of the source network. */
export async function inspect(address: Address): Promise<Inspection> {
  const code = await source.getCode({address});
  if (code === undefined) {
    throw new Error(`${address} has no code on the source network`);
  }
  const whole = codeFinding(code);
  if (code.startsWith('0xef')) {
    return {bytes: size(code), findings: whole ? [whole] : [], delegates: []};
  }

  const {opcodes, calls, constants} = followCode(code);
  const slot = await source.getStorageAt({address, slot: IMPLEMENTATION});
  const implementation = BigInt(slot ?? '0x0');
  const delegates = [
    ...calls.filter(({opcode}) => opcode === 'DELEGATECALL').map(({to}) => to),
    ...(implementation > 0n ? [implementation] : []),
  ].filter((to) => !isPrecompile(to) && systemOf(to) === undefined);

  const named = new Set([...constants, ...calls.map(({to}) => to)].filter((to) => to > 0xffffn));
  const compared = await Promise.all([...named].map((word) => compare(addressOf(word))));
  const findings = [
    whole,
    ...[...opcodes].map(opcodeFinding),
    ...calls.map(({opcode, to}) => callFinding(opcode, to)),
    ...compared,
  ].filter((finding) => finding !== undefined);
  return {bytes: size(code), findings, delegates: delegates.map(addressOf)};
}
