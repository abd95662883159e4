import {afterAll, beforeAll} from 'vitest';
import {type LocalNode, type LocalNodeOptions, startLocalNode} from './localNode';
import {stageExample} from './stage';

/** A node and a runnable copy of one example, for the tests of a file. */
export interface StagedExample {
  /** The folder of the copy. */
  readonly folder: string;
  readonly node: LocalNode;
}

/** Starts a node and stages an example before the tests of a file; stops the node after them. */
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
