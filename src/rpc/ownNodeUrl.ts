/** The default URL of a node on the reader's machine. */
export const OWN_NODE_URL = 'http://localhost:8545';
