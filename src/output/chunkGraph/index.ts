import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** The scripts and styles of a build, and which of them an import loads. */
export interface ChunkGraph {
  /** The files that every page loads. */
  readonly entry: readonly string[];
  /** Dynamic imports: the importing module, the request, and the files that load. */
  readonly imports: readonly {
    readonly from: string;
    readonly request: string;
    readonly files: readonly string[];
  }[];
  /** The modules of each script with their size before minification, largest first. */
  readonly modules: Readonly<Record<string, readonly (readonly [name: string, size: number])[]>>;
}

interface Module {
  readonly modules?: readonly Module[];
  readonly nameForCondition: () => string | null | undefined;
  readonly size: () => number;
}

interface Chunk {
  readonly files: ReadonlySet<string>;
}

/** The part of a compilation of Rspack that is used. */
interface Compilation {
  readonly chunks: Iterable<Chunk>;
  readonly chunkGraph: {readonly getChunkModules: (chunk: Chunk) => readonly Module[]};
  readonly chunkGroups: readonly {
    readonly origins: readonly {readonly module?: Module; readonly request?: string}[];
    readonly isInitial: () => boolean;
    readonly getFiles: () => readonly string[];
  }[];
}

/** The part of the compiler that is used. */
interface Compiler {
  readonly hooks: {
    readonly afterEmit: {
      readonly tap: (name: string, listener: (compilation: Compilation) => void) => void;
    };
  };
}

const isCode = (file: string) => /\.(?:js|css)$/.test(file);

/** Reads the graph of a finished compilation. Paths of modules are relative to `siteDir`. */
function graphOf(compilation: Compilation, siteDir: string): ChunkGraph {
  const nameOf = (module: Module | undefined) => {
    const file = module?.nameForCondition();
    return file ? path.relative(siteDir, file) : '';
  };
  const single = (module: Module): readonly Module[] => module.modules ?? [module];
  const modules: Record<string, (readonly [string, number])[]> = {};
  for (const chunk of compilation.chunks) {
    const list = compilation.chunkGraph
      .getChunkModules(chunk)
      .flatMap(single)
      .map((module) => [nameOf(module), module.size()] as const)
      .sort(([, a], [, b]) => b - a);
    for (const file of [...chunk.files].filter((name) => name.endsWith('.js'))) {
      modules[file] = list;
    }
  }
  const groups = [...compilation.chunkGroups];
  return {
    entry: groups
      .filter((group) => group.isInitial())
      .flatMap((group) => group.getFiles())
      .filter(isCode),
    imports: groups
      .filter((group) => !group.isInitial())
      .flatMap((group) => {
        const files = group.getFiles().filter(isCode);
        return group.origins.map(({module, request}) => ({
          from: nameOf(module),
          request: request ?? '',
          files,
        }));
      }),
    modules,
  };
}

/**
 * Writes which files each dynamic import of a build loads, for `npm run budget`: `chunk-graph.json` beside what
 * Docusaurus generates. The site does not read it.
 */
export function chunkGraph({siteDir, generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'chunk-graph',
    configureWebpack: ({mode}, isServer) =>
      isServer || mode !== 'production'
        ? {}
        : {
            plugins: [
              {
                apply: (compiler: unknown) => {
                  (compiler as Compiler).hooks.afterEmit.tap('chunk-graph', (compilation) => {
                    mkdirSync(generatedFilesDir, {recursive: true});
                    writeFileSync(
                      path.join(generatedFilesDir, 'chunk-graph.json'),
                      JSON.stringify(graphOf(compilation, siteDir)),
                    );
                  });
                },
              },
            ],
          },
  };
}
