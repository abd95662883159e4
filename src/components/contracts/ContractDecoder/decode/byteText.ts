const count = new Intl.NumberFormat('en-US');

/** A number of bytes, in words. */
export const byteText = (size: number) => `${count.format(size)} ${size === 1 ? 'byte' : 'bytes'}`;
