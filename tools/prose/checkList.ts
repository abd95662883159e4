import type {VFile} from 'vfile';
import type {Problem} from '../content/problem';

/** Each listed file has findings. The list of files in the old English can only shrink. */
export function checkList(listed: readonly string[], files: readonly VFile[]): Problem[] {
  const failing = new Set(files.filter(({messages}) => messages.length > 0).map(({path}) => path));
  return listed
    .filter((file) => !failing.has(file))
    .map((file) => ({
      file: 'tools/prose/notYetRewritten.ts',
      message: `${file} passes all rules, or is gone. Remove it from the list`,
    }));
}
