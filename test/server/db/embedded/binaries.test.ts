import { execFileSync } from 'node:child_process';
import { chmod, cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packagedPostgres, postgresFor, program } from '../../../../src/server/db/embedded/cluster';

const NOBODY = { uid: 65_534, gid: 65_534 };
const asRoot = process.getuid?.() === 0 ? test : test.skip;
let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'specai-binaries-'));
  await chmod(folder, 0o755);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('programs that the user can run are used in place', async () => {
  await expect(postgresFor({}, join(folder, 'shelter'))).resolves.toBe(packagedPostgres());
});

asRoot('programs in a folder only root may enter are copied to a shelter that need not be there yet', async () => {
  const closed = join(folder, 'closed');
  await mkdir(closed, { mode: 0o700 });
  await cp(packagedPostgres(), join(closed, 'native'), { recursive: true, verbatimSymlinks: true });
  const found = await postgresFor(NOBODY, join(folder, 'made', 'shelter'), join(closed, 'native'));
  expect(found).toBe(join(folder, 'made', 'shelter', 'postgresql'));
  const version = execFileSync(program(found, 'postgres'), ['--version'], { ...NOBODY, cwd: '/', encoding: 'utf8' });
  expect(version).toMatch(/^postgres \(PostgreSQL\) \d+/);
});
