import {execFileSync} from 'node:child_process';
import {cpSync, mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {buildFolder} from './buildFolder';
import {factModules} from './factModules';
import {solidityAddresses} from './solidityAddresses';

const root = path.resolve(__dirname, '../..');

function write(file: string, text: string): void {
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, text);
}

/**
 * Builds the package `linea-facts`, ready for `npm pack`.
 *
 * @returns its folder.
 * @throws with the compiler's messages if the package can't be compiled.
 */
export async function buildFacts(): Promise<string> {
  const folder = buildFolder('facts');
  rmSync(folder, {recursive: true, force: true});
  cpSync(path.join(root, 'packages/facts'), folder, {recursive: true});
  for (const license of ['LICENSE', 'LICENSE-docs']) {
    cpSync(path.join(root, license), path.join(folder, license));
  }
  for (const [name, text] of await factModules()) {
    write(path.join(folder, 'src/generated', name), text);
  }
  write(path.join(folder, 'solidity/LineaAddresses.sol'), solidityAddresses());
  try {
    const compiler = path.join(root, 'node_modules/typescript/bin/tsc');
    execFileSync(process.execPath, [compiler, '-p', folder], {encoding: 'utf8'});
  } catch (error) {
    const {stdout = ''} = error as {readonly stdout?: string};
    throw new Error(`packages/facts can't be compiled:\n${stdout}`);
  }
  return folder;
}
