export {precompiles} from './generated/precompiles.js';
