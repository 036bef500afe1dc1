import { register } from 'node:module';

/** Loaded in each process of the light runner after tsx, whose hook for TypeScript it takes the place of. */
register('./compile.mjs', import.meta.url);
