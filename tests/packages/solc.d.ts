/** The Solidity compiler as WebAssembly. The package has no types. */
declare module 'solc' {
  const solc: {
    /** Compiles sources. Input and output are standard JSON of the compiler. */
    compile(input: string): string;
  };
  export default solc;
}
