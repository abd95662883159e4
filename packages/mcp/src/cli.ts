import {parseArgs} from 'node:util';
import {StdioServerTransport} from '@modelcontextprotocol/sdk/server/stdio.js';
import packageJson from '../package.json';
import {createServer} from './server';
import {openSite, PUBLIC_HOME} from './site';

const USAGE = `${packageJson.name} ${packageJson.version}: an MCP server for the Linea docs, over standard input and output

  ${packageJson.name} [--site <address or built folder>]

Without --site it reads ${PUBLIC_HOME}`;

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      site: {type: 'string', default: PUBLIC_HOME},
      help: {type: 'boolean', short: 'h'},
      version: {type: 'boolean'},
    },
  });
  if (values.help === true || values.version === true) {
    process.stdout.write(`${values.version === true ? packageJson.version : USAGE}\n`);
    return;
  }
  const server = createServer(await openSite(values.site));
  await server.connect(new StdioServerTransport());
}

main().catch((error: unknown) => {
  // Standard output belongs to the protocol.
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
});
