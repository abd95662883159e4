/** A kind of sample, with the test file that always runs. */
interface Kind {
  readonly test: string;
  /** The check on this machine that no hash covers. */
  readonly why: string;
}

/** One quick test file of each kind. Hardhat and the examples of all RPC methods have no quick one. */
export const kinds: readonly Kind[] = [
  {test: 'tests/samples/viemBasics.test.ts', why: 'scripts with viem compile and run under Node'},
  {test: 'tests/samples/jsonRpcNode.test.ts', why: 'scripts send JSON-RPC without a library'},
  {test: 'tests/samples/quickstartApp.test.ts', why: 'an app asks a wallet in Chromium'},
  {test: 'tests/samples/deployTemplate.test.ts', why: 'Foundry compiles and deploys a contract'},
  {test: 'tests/samples/jsonRpcGo.test.ts', why: 'the installed Go runs programs'},
  {test: 'tests/samples/web3j.test.ts', why: 'the installed Java compiler accepts programs'},
  {test: 'tests/samples/jsonRpcPython.test.ts', why: 'the installed Python has its packages'},
  {test: 'tests/samples/jsonRpcShell.test.ts', why: 'the installed shell and curl run commands'},
  {test: 'tests/samples/nodeCommands.test.ts', why: 'the installed disk tools prepare a node'},
  {
    test: 'tests/samples/nodeCompose.test.ts',
    why: 'Docker Compose reads the configuration of nodes',
  },
  {test: 'tests/samples/liveChecks.test.ts', why: 'the local node answers over HTTP and WebSocket'},
  {test: 'tests/samples/remixLink.test.ts', why: 'the compiler builds what a link opens in Remix'},
];
