/** Runs a TypeScript entry file, after making sure that the packages are there: node scripts/run.mjs FILE [arguments]. */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { prepare } from './prepare.mjs';

const [file, ...rest] = process.argv.slice(2);
prepare();
const { register } = await import('tsx/esm/api');
register();
process.argv = [process.argv[0], path.resolve(file), ...rest];
await import(pathToFileURL(path.resolve(file)).href);
