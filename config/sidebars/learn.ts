import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** Tutorials. */
export const learn = ['learn/index'] satisfies SidebarsConfig[string];
