/** The sections of the Markdown copies, in the order of `llms.txt`: name, sidebar with the pages, folder of the full text. */
export const copySections = [
  {name: 'Get started', sidebar: 'getStartedSidebar', folder: 'get-started'},
  {name: 'Technology', sidebar: 'technologySidebar', folder: 'technology'},
  {name: 'API & SDK', sidebar: 'apiSidebar', folder: 'api'},
  {name: 'Learn', sidebar: 'learnSidebar', folder: 'learn'},
] as const;
