import type {BuiltSite} from '../../../../tools/buildSite';
import {cachedSite} from '../../../../tools/cachedSite';
import {serveBuild, type ServedBuild} from '../../../../tools/serveBuild';

/**
 * Builds a variant of the small site, or gets it from the cache.
 * @param variant a folder of `tests/fixtures/sites/small/variants`.
 */
export function buildOnce(variant: string): Promise<BuiltSite> {
  return cachedSite('small', {variant});
}

/** The sites of one worker. Each starts at its first use and runs until `stop`. */
export class ServedSites {
  readonly #served = new Map<string, Promise<ServedBuild>>();

  /**
   * The URL of a variant, which is built and served first if needed.
   * @throws if the build fails.
   */
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
