import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Code, Root} from 'mdast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {parseFenceMeta} from './parseFenceMeta';
import {readRegion} from './readRegion';

/** `root`: the folder that `file=` is relative to. */
export interface RemarkSampleOptions {
  readonly root: string;
}

/** The example that a fence names. Undefined if it names none. */
export function sampleOf(meta: string, root: string): string | undefined {
  const {file, region} = parseFenceMeta(meta);
  if (file === undefined) {
    return undefined;
  }
  const absolute = path.resolve(root, file);
  if (!file.startsWith('examples/') || path.relative(root, absolute).startsWith('..')) {
    throw new Error(`the fence includes "${file}". Samples live in examples/: move the file there`);
  }
  if (!existsSync(absolute)) {
    throw new Error(
      `the fence includes "${file}", which does not exist. Correct the path after file=`,
    );
  }
  try {
    return readRegion(readFileSync(absolute, 'utf8'), region);
  } catch (error) {
    throw new Error(`${file} ${(error as Error).message}`);
  }
}

/**
 * A remark step: fills each code fence with `file=examples/…#region` with that region, so that
 * pages show only tested code. Fails the build if the file or region is missing, or if the fence
 * has its own text.
 */
export const remarkSample: Plugin<[RemarkSampleOptions], Root> = ({root}) => {
  return (tree, page) => {
    visit(tree, 'code', (node: Code) => {
      const meta = node.meta ?? '';
      const where = `${path.relative(root, page.path)}:${node.position?.start.line ?? 1}`;
      try {
        const sample = sampleOf(meta, root);
        if (sample !== undefined && node.value.trim() !== '') {
          throw new Error(
            'the fence has text and a file=. Keep one: the text moves to the example',
          );
        }
        node.value = sample ?? node.value;
        node.meta = parseFenceMeta(meta).rest || null;
      } catch (error) {
        throw new Error(`${where}: ${(error as Error).message}`);
      }
    });
  };
};
