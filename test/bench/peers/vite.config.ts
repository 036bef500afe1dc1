import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Each folder with an index.html is an app of its own, as if nobody else's were there: vite build --mode FOLDER. */
export default defineConfig(({ mode }) => ({
  root: mode,
  base: `/${mode}/`,
  plugins: [react()],
  build: { target: 'es2022', outDir: `../dist/${mode}`, emptyOutDir: true, chunkSizeWarningLimit: 5_000 },
}));
