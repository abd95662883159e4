/** A font file: the bundler gives its address. */
declare module '*.woff2' {
  const url: string;
  export default url;
}
