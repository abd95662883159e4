import type {SidebarConfig} from '@docusaurus/plugin-content-docs';

/** Tutorials. */
export const learn = ['learn/index'] satisfies SidebarConfig;
