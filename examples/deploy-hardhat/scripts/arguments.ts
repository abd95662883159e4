import {parseGwei} from 'viem';

export default ['0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266', parseGwei('1')];
