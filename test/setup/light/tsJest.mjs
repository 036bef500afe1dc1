import { register } from 'node:module';

/** Loaded after tsx, whose hook for TypeScript it replaces. */
register('./compile.mjs', import.meta.url);
