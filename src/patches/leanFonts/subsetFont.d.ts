declare module 'subset-font' {
  interface Options {
    readonly targetFormat?: 'woff2';
    /** Leaves out what fits the letters to coarse screens. */
    readonly noHinting?: boolean;
    readonly variationAxes?: Readonly<Record<string, {readonly min: number; readonly max: number}>>;
  }
  /** The font with the characters of the text only. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options?: Options,
  ): Promise<Buffer>;
}
