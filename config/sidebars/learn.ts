import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

export const learn = ['learn/index'] satisfies SidebarsConfig[string];
