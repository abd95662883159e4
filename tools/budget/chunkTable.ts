import {textTable} from '../textTable';
import type {WeighedSite} from './weighPages';

/** The package or project folder of a module. */
function ownerOf(module: string): string {
  const [, inPackage] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(module) ?? [];
  return inPackage ?? module.split('/').slice(0, 3).join('/');
}

/** The largest packages and folders in the source of a script. */
function contentOf(modules: readonly (readonly [name: string, size: number])[]): string {
  const sizes = new Map<string, number>();
  for (const [name, size] of modules) {
    const owner = ownerOf(name) || 'bundler';
    sizes.set(owner, (sizes.get(owner) ?? 0) + size);
  }
  return [...sizes]
    .sort(([, a], [, b]) => b - a)
    .slice(0, 6)
    .map(([owner, size]) => `${owner} ${(size / 1000).toFixed(1)}`)
    .join(', ');
}

/**
 * A table of a page's scripts: file, bytes in brotli, and the largest parts of its source in KB.
 */
export function chunkTable({pages, scripts, shell, weightOf}: WeighedSite, path: string): string {
  const page = pages.find((each) => each.path === path);
  if (page === undefined) {
    throw new Error(`The site has no page ${path}. Name one of build/sitemap.xml`);
  }
  const rows = [...page.scripts]
    .sort((a, b) => weightOf(b) - weightOf(a))
    .map((file) => [
      String(weightOf(file)),
      shell.includes(file) ? 'shell' : 'page',
      file.replace('assets/js/', ''),
      contentOf(scripts.graph.modules[file] ?? []),
    ]);
  return textTable([
    ['bytes', 'part', 'script', 'source, KB'],
    ...rows,
    [String(page.script), '', `all scripts of ${path}`, ''],
  ]);
}
