import path from 'node:path';

/** Where a package is built. Git ignores it. */
export const buildFolder = (name: string): string =>
  path.resolve(__dirname, '../../build-packages', name);
