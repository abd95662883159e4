import {type Hex, hexToBytes} from 'viem';

/** A call whose target is in the code. */
export interface FixedCall {
  readonly opcode: 'CALL' | 'CALLCODE' | 'DELEGATECALL' | 'STATICCALL';
  readonly to: bigint;
}

/** The opcodes and calls that a contract can execute. */
export interface Followed {
  /** The opcodes that execution can reach. */
  readonly opcodes: ReadonlySet<number>;
  readonly calls: readonly FixedCall[];
  /** Constants that have the length of an address. */
  readonly constants: ReadonlySet<bigint>;
}

const CALLS = {0xf1: 'CALL', 0xf2: 'CALLCODE', 0xf4: 'DELEGATECALL', 0xfa: 'STATICCALL'} as const;
const JUMP = 0x56;
const JUMPI = 0x57;
const JUMPDEST = 0x5b;
const ENDS = new Set([0x00, 0xf3, 0xfd, 0xfe, 0xff]);

// Two digits for each opcode, sixteen opcodes in a row: how many values it pops and pushes.
const ROWS: Readonly<Record<number, string>> = {
  0x00: '00 21 21 21 21 21 21 21 31 31 21 21',
  0x10: '21 21 21 21 21 11 21 21 21 11 21 21 21 21 11',
  0x20: '21',
  0x30: '01 11 01 01 01 11 01 30 01 30 01 11 40 01 30 11',
  0x40: '11 01 01 01 01 01 01 01 01 11 01',
  0x50: '10 11 20 20 11 20 10 20 01 01 01 00 11 20 30',
  0xa0: '20 30 40 50 60',
  0xf0: '31 71 71 20 61 41 00 00 00 00 61 00 00 20 00 10',
};
const arityOf = (opcode: number): readonly [number, number] => {
  const digits = ROWS[opcode & 0xf0]?.split(' ')[opcode & 0x0f] ?? '00';
  return [Number(digits[0]), Number(digits[1])];
};

/** A word on the stack, or undefined if it isn't known from the code alone. */
type Word = bigint | undefined;

const ADDRESS = 1n << 160n;
const isMask = (word: bigint) => (word & (word + 1n)) === 0n;
const isAddress = (word: bigint) =>
  word >> 128n > 0n && word < ADDRESS && !isMask(word) && (word & 0xffffffffffffffffn) > 0n;

/** Returns the constant under a mask. Arithmetic stays unknown, so that loops end. */
function and(a: Word, b: Word): Word {
  const known = [a, b].filter((word) => word !== undefined && !isMask(word));
  return known.length === 1 ? known[0] : undefined;
}

/** The most states to follow. After that, read the contract instruction by instruction. */
const MOST_STATES = 200_000;

/** Follows every path that the code of a contract can take. */
export function followCode(bytecode: Hex): Followed {
  const code = hexToBytes(bytecode);
  const opcodes = new Set<number>();
  const constants = new Set<bigint>();
  const calls = new Map<string, FixedCall>();
  const seen = new Set<string>();
  const queue: {pc: number; stack: Word[]}[] = [{pc: 0, stack: []}];
  let lost = false;

  const destinations = new Set<number>();
  for (let pc = 0; pc < code.length; pc++) {
    const opcode = code[pc] ?? 0;
    if (opcode === JUMPDEST) {
      destinations.add(pc);
    }
    pc += opcode >= 0x60 && opcode <= 0x7f ? opcode - 0x5f : 0;
  }

  const visit = (pc: number, stack: Word[]) => {
    const key = `${pc}:${stack.map((word) => word?.toString(16) ?? '').join()}`;
    if (destinations.has(pc) && !seen.has(key) && seen.size < MOST_STATES) {
      seen.add(key);
      queue.push({pc, stack});
    }
    lost ||= seen.size >= MOST_STATES;
  };
  /** Follows a jump to its target, or to every destination if the target is unknown. */
  const jump = (target: Word, stack: Word[]) => {
    if (target !== undefined) {
      visit(Number(target), [...stack]);
    }
    lost ||= target === undefined;
  };

  const run = () => {
    for (let state = queue.pop(); state !== undefined; state = queue.pop()) {
      const {stack} = state;
      for (let {pc} = state; pc < code.length; pc++) {
        const opcode = code[pc] ?? 0;
        opcodes.add(opcode);
        if (opcode >= 0x5f && opcode <= 0x7f) {
          const bytes = code.subarray(pc + 1, pc + opcode - 0x5e);
          const word = bytes.reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n);
          if ((opcode === 0x73 || opcode === 0x7f) && isAddress(word)) {
            constants.add(word);
          }
          stack.push(word);
          pc += bytes.length;
        } else if (opcode >= 0x80 && opcode <= 0x8f) {
          stack.push(stack.at(0x7f - opcode));
        } else if (opcode >= 0x90 && opcode <= 0x9f) {
          while (stack.length < opcode - 0x8e) {
            stack.unshift(undefined);
          }
          const other = stack.length - (opcode - 0x8e);
          const top = stack.pop();
          stack.push(stack[other]);
          stack[other] = top;
        } else {
          const [takes, gives] = arityOf(opcode);
          const taken = Array.from({length: takes}, () => stack.pop());
          if (opcode in CALLS) {
            const to = taken[1];
            if (to !== undefined) {
              const name = CALLS[opcode as keyof typeof CALLS];
              calls.set(`${name} ${to}`, {opcode: name, to});
            }
          }
          if (opcode === JUMP || opcode === JUMPI) {
            jump(taken[0], stack);
          }
          if (opcode === JUMP || ENDS.has(opcode)) {
            break;
          }
          const result = opcode === 0x16 ? and(taken[0], taken[1]) : undefined;
          stack.push(...Array.from({length: gives}, () => result));
        }
      }
    }
  };

  run();
  if (lost) {
    // A target is computed, so start at every destination with an unknown stack.
    for (const pc of destinations) {
      queue.push({pc, stack: []});
    }
    seen.clear();
    run();
  }
  return {opcodes, constants, calls: [...calls.values()]};
}
