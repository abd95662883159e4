export {releases} from './generated/releases.js';
