import {existsSync, mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {serveBuild, type ServedBuild} from '../../../../tools/serveBuild';
import {buildSite, type BuiltSite} from '../../../../tools/buildSite';

const root = path.resolve(__dirname, '../../../..');

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/**
 * Builds a variant of the small site, once in a run of the tests: other workers wait for the one that came first.
 *
 * @param variant a folder of `tests/fixtures/sites/small/variants`.
 */
export async function buildOnce(variant: string): Promise<BuiltSite> {
  // All workers of a run have one parent.
  const run = path.join(root, '.cache/sites/runs', `${process.ppid}-${variant}`);
  const result = path.join(run, 'result.json');
  mkdirSync(path.dirname(run), {recursive: true});
  try {
    mkdirSync(run);
  } catch {
    while (!existsSync(result)) {
      await pause(250);
    }
    return JSON.parse(readFileSync(result, 'utf8')) as BuiltSite;
  }
  const built = buildSite('small', `small-${variant}-${process.ppid}`, {variant});
  writeFileSync(`${result}.part`, JSON.stringify(built));
  renameSync(`${result}.part`, result);
  return built;
}

/** The sites that one worker serves, each from the first time that a test asks for it until the worker ends. */
export class ServedSites {
  readonly #served = new Map<string, Promise<ServedBuild>>();

  /** The address of a variant. @throws when it cannot be built. */
  async url(variant: string): Promise<string> {
    const served = this.#served.get(variant) ?? this.#serve(variant);
    this.#served.set(variant, served);
    return (await served).url;
  }

  async stop(): Promise<void> {
    for (const served of this.#served.values()) {
      (await served).stop();
    }
  }

  async #serve(variant: string): Promise<ServedBuild> {
    const built = await buildOnce(variant);
    if (!built.succeeded) {
      throw new Error(`The site "${variant}" cannot be built:\n${built.output}`);
    }
    return serveBuild(built.folder);
  }
}
