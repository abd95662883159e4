import {showToken} from './tokenCard';

await showToken(import.meta.env.VITE_PRINTS, 1n);
