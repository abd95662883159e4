/** The folder of the published facts, which `npm run facts` writes. Served as `/facts/`. Its history in Git is the feed of changes. */
export const factsFolder = 'static/facts';
