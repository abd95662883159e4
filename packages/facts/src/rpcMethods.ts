export {rpcMethods} from './generated/rpcMethods.js';
