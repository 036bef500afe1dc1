import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { program } from './binaries';
import type { Cluster } from './cluster';

const run = promisify(execFile);
const MAJOR = /^\d+$/;

/** What to do about a data directory that the programs of this release cannot open. */
function otherVersion(data: string, theirs: number, ours: number): string {
  const backup = join(dirname(data), `before-postgresql-${ours}.zip`);
  const begin = `${data} was made by PostgreSQL ${theirs}, and this release of SpecAI brings PostgreSQL ${ours}. Nothing was changed.`;
  if (theirs > ours) return `${begin}\nStart the newer release of SpecAI that made it.`;
  return [
    begin,
    'To take the data along, with the release of SpecAI that ran last:',
    `  npm run backup -- ${backup}`,
    'then with this release:',
    `  mv ${data} ${data}-${theirs}`,
    `  npm run restore -- ${backup}`,
    `Keep ${data}-${theirs} until you have seen that everything is there.`,
  ].join('\n');
}

async function majorOfPrograms({ programs, user }: Cluster): Promise<number> {
  const { stdout } = await run(program(programs, 'postgres'), ['--version'], { ...user, cwd: '/' });
  return Number(/\d+/.exec(stdout)?.[0]);
}

/** Refuses a data directory of another major version before anything touches it. Throws with the commands that help. */
export async function refuseOtherVersion(cluster: Cluster): Promise<void> {
  const text = (await readFile(join(cluster.data, 'PG_VERSION'), 'utf8')).trim();
  if (!MAJOR.test(text)) {
    throw new Error(`PG_VERSION in ${cluster.data} cannot be read; restore the folder from a copy, or from a backup.`);
  }
  const ours = await majorOfPrograms(cluster);
  if (Number(text) !== ours) throw new Error(otherVersion(cluster.data, Number(text), ours));
}
