#!/usr/bin/env node
// Lets forge run the JavaScript compiler from npm, with the native compiler's command line.
import {readFileSync} from 'node:fs';
import solc from 'solc';

if (process.argv.includes('--version')) {
  console.log(`solc, the solidity compiler commandline interface\nVersion: ${solc.version()}`);
} else {
  process.stdout.write(solc.compile(readFileSync(0, 'utf8')));
}
