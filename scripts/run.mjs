/**
 * Runs an entry file: node scripts/run.mjs FILE.ts [arguments]. In a tree for production that is what was built of it;
 * otherwise the TypeScript itself, after making sure that the packages are there.
 */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { builtProgram } from './builtTree.mjs';
import { prepare } from './prepare.mjs';

const [file, ...rest] = process.argv.slice(2);
process.chdir(path.resolve(import.meta.dirname, '..'));
const built = builtProgram(file);
if (built === null) {
  prepare();
  const { register } = await import('tsx/esm/api');
  register();
}
const program = path.resolve(built ?? file);
process.argv = [process.argv[0], program, ...rest];
await import(pathToFileURL(program).href);
