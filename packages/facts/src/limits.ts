export {limits} from './generated/limits.js';
