import {hashSamples} from './hashSamples';
import {savePasses} from '../../tools/passRecord/passes';
import path from 'node:path';
import type {Reporter, TestModule} from 'vitest/node';

const root = path.resolve(__dirname, '../..');

const isSample = ({project}: TestModule) => project.name === 'samples';

const nameOf = ({moduleId}: TestModule) => path.relative(root, moduleId);

/** Whether all tests of a file ran and passed. A skipped test proves nothing. */
function passed(file: TestModule): boolean {
  const tests = [...file.children.allTests()];
  return file.ok() && tests.length > 0 && tests.every((test) => test.result().state === 'passed');
}

/** A reporter that records the hash of each test file of samples that passes. */
export function keepPasses(): Reporter {
  let hashes: ReturnType<typeof hashSamples>;
  const passesOf = async (files: readonly TestModule[]) => {
    const known = await hashes;
    return Object.fromEntries(
      files.filter(passed).map((file) => [nameOf(file), known.get(nameOf(file)) ?? '']),
    );
  };
  return {
    onTestRunStart() {
      // At the start: later changes have not been tested.
      hashes = hashSamples();
    },
    async onTestModuleEnd(file) {
      // At once, so that an interrupted run keeps its results.
      if (isSample(file)) {
        savePasses('samples', await passesOf([file]), {whole: false});
      }
    },
    async onTestRunEnd(modules, errors, reason) {
      const files = modules.filter(isSample);
      const isWhole =
        reason === 'passed' &&
        errors.length === 0 &&
        files.length === (await hashes).size &&
        files.every((file) => file.ok());
      if (isWhole) {
        savePasses('samples', await passesOf(files), {whole: true});
      }
    },
  };
}
