declare module 'subset-font' {
  interface Options {
    readonly targetFormat?: 'woff2';
    /** Removes the hinting for low-resolution screens. */
    readonly noHinting?: boolean;
    readonly variationAxes?: Readonly<Record<string, {readonly min: number; readonly max: number}>>;
  }
  export default function subsetFont(
    font: Buffer,
    text: string,
    options?: Options,
  ): Promise<Buffer>;
}
