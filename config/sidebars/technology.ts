import type {SidebarConfig} from '@docusaurus/plugin-content-docs';

/** How the network works. */
export const technology = ['technology/architecture'] satisfies SidebarConfig;
