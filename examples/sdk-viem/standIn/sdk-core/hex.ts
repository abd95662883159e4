export type Hex = `0x${string}`;

export type Address = Hex;
