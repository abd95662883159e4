/** Why a contract of Solidity panics, by the code without leading zeros. Source: the documentation of Solidity, "Panic via assert and Error via require". */
export const panicCodes: Readonly<Record<string, string>> = {
  '0': 'generic panic of the compiler',
  '1': 'an assertion failed',
  '11': 'arithmetic overflow or underflow',
  '12': 'division by zero',
  '21': 'no value of the enumeration',
  '22': 'a byte array in storage is encoded wrongly',
  '31': 'pop on an empty array',
  '32': 'array index out of bounds',
  '41': 'too much memory',
  '51': 'call of an uninitialized function',
};
