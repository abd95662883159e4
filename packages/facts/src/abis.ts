/** The contracts that have an ABI in `linea-facts/abis/<Contract>`, with their sources. */
export {abis} from './generated/abis.js';
