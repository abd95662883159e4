const count = new Intl.NumberFormat('en-US');

export const byteText = (size: number) => `${count.format(size)} ${size === 1 ? 'byte' : 'bytes'}`;
