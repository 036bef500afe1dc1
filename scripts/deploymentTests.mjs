/** npm run test:deployment: what only a whole deployment shows. It needs programs that the packages do not bring. */
import { spawn, spawnSync } from 'node:child_process';
import { prepare } from './prepare.mjs';

const LONGEST_MS = 15 * 60_000;

const missing = ['pgbouncer'].filter((program) => spawnSync(program, ['--version']).error !== undefined);
if (missing.length > 0) {
  console.error(`Missing: ${missing.join(', ')}. On Debian and Ubuntu: sudo apt-get install ${missing.join(' ')}`);
  process.exit(1);
}
prepare();
const jest = ['node_modules/jest/bin/jest.js', '--config', 'test/deployment/jest.config.ts', ...process.argv.slice(2)];
const child = spawn(process.execPath, jest, { stdio: 'inherit', timeout: LONGEST_MS });
child.on('exit', (code) => process.exit(code ?? 1));
