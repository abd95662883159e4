import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** How the network works. */
export const technology = ['technology/architecture'] satisfies SidebarsConfig[string];
