import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** The scripts and styles of a build, and the files that each import loads. */
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

/** The used part of an Rspack compilation. */
interface Compilation {
  readonly chunks: Iterable<Chunk>;
  readonly chunkGraph: {readonly getChunkModules: (chunk: Chunk) => readonly Module[]};
  readonly chunkGroups: readonly {
    readonly origins: readonly {readonly module?: Module; readonly request?: string}[];
    readonly isInitial: () => boolean;
    readonly getFiles: () => readonly string[];
  }[];
}

/** The used part of the compiler. */
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
 * Writes `chunk-graph.json` beside Docusaurus' generated files: the files that each dynamic import
 * of a build loads. `npm run budget` reads it; the site does not.
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
