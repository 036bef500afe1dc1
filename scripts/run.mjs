/** node scripts/run.mjs FILE.ts [arguments]: runs the built program in a production tree, otherwise the TypeScript itself. */
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
