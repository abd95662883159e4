/**
 * Routes that are planned and not written yet. Until a page exists, its old paths show the not-found page,
 * which says that it is planned. Remove the line when you write the page; the list only shrinks.
 */
export const pending: readonly string[] = [
  '/api/linea-sdk',
  '/learn/ecosystem-tutorials',
  '/learn/ecosystem-tutorials/irys',
  '/learn/ecosystem-tutorials/irys/irys-dynamic-nfts',
  '/learn/ecosystem-tutorials/irys/irys-nfts',
];
