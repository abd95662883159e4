export const isMainnet = (chainId: number): boolean => chainId === 1;

export const isSepolia = (chainId: number): boolean => chainId === 11_155_111;

export const isLineaMainnet = (chainId: number): boolean => chainId === 59_144;

export const isLineaSepolia = (chainId: number): boolean => chainId === 59_141;
