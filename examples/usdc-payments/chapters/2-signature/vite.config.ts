import react from '@vitejs/plugin-react';
import {defineConfig} from 'vite';

// The shop's server.
const proxy = {'/api': `http://localhost:${process.env.PORT ?? 8787}`};

export default defineConfig({plugins: [react()], server: {proxy}, preview: {proxy}});
