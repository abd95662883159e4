/** Written by katexStyles. */
declare module '@generated/katex-styles/default/cdn.json' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-imports -- a declared module has no imports by path
  const cdn: import('./').KatexCdn;
  export default cdn;
}
