import {afterAll, beforeAll} from 'vitest';
import {type LocalNode, type LocalNodeOptions, startLocalNode} from './localNode';
import {stageExample} from './stage';

/** A node and a runnable copy of an example, for one test file. */
export interface StagedExample {
  readonly folder: string;
  readonly node: LocalNode;
}

/**
 * Starts a node and stages an example before the tests of a file, and stops the node after them.
 */
export function useLocalNode(example: string, options?: LocalNodeOptions): StagedExample {
  const staged: {folder: string; node: LocalNode} = {
    folder: '',
    node: {url: '', webSocketUrl: '', stop: () => Promise.resolve()},
  };
  beforeAll(async () => {
    staged.node = await startLocalNode(options);
    staged.folder = await stageExample(example, staged.node.url);
  });
  afterAll(() => staged.node.stop());
  return staged;
}
