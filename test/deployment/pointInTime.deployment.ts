import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { blocksUnder, stepsOfGuide } from './support/guide';
import { startMachine, type Machine } from './support/machine/machine';

/** Runs the guide's point-in-time recovery in a machine. Needs Linux, root, Debian's PostgreSQL and pgBackRest. */
const hasPgBackRest = spawnSync('pgbackrest', ['version']).error === undefined;
if (!hasPgBackRest)
  process.stdout.write('Point-in-time recovery is skipped. On Debian and Ubuntu: sudo apt-get install pgbackrest\n');
const testIfPossible = hasPgBackRest ? test : test.skip;

let machine: Machine;
let stop: Machine['stop'] = () => Promise.resolve();
let url = '';
beforeAll(async () => {
  if (!hasPgBackRest) return;
  machine = await startMachine();
  stop = machine.stop;
}, 120_000);
afterAll(() => stop());

/** The names of the unit's documents, and those whose contents are missing. */
async function photos(verb: 'add' | 'sweep' | 'show', argument = ''): Promise<unknown> {
  const child = machine.start('photos.child.ts', [url, path.join(machine.desk, 'files'), verb, argument]);
  child.stderr?.pipe(process.stderr);
  return JSON.parse(child.stdout === null ? '' : await text(child.stdout));
}

/** Adds a document; returns a moment after it and before the next one. */
async function addedBy(name: string): Promise<string> {
  await photos('add', name);
  return (
    await machine.run(`psql --quiet --tuples-only --no-align --command 'select clock_timestamp()' ${url}`)
  ).trim();
}

testIfPossible(
  'its commands restore moments before and after each other, and every photo is there',
  async () => {
    const [configuration = '', archive = '', goBack = ''] = blocksUnder('Point-in-time recovery');
    await machine.run(`useradd --system --user-group specai
    install -d /etc/systemd/system && cp ${path.resolve('deploy/systemd')}/* /etc/systemd/system`);
    for (const block of stepsOfGuide().find(({ title }) => title === 'PostgreSQL')?.blocks ?? [])
      await machine.run(block);
    url = (await machine.run(`sed -n 's/^DATABASE_URL=//p' /etc/specai.env`)).trim();
    await photos('add', '1.pdf');
    await machine.run(configuration);
    expect(await machine.run(archive)).toContain('full backup');
    const restoreTo = (moment: string, options = '') =>
      machine.run(
        goBack
          .replace(/(?<=^moment=').*(?=')/m, moment)
          .replace('--target-action', `${options} --target-action`)
          .replace(/^systemctl start specai@.*$/m, ''),
      );
    const [first, second] = [await addedBy('2.pdf'), await addedBy('3.pdf')];
    await photos('add', '4.pdf');

    await restoreTo(first);
    expect(await photos('sweep', '0')).toEqual({ names: ['1.pdf', '2.pdf'], missing: [] });
    await photos('sweep', '29');
    await restoreTo(second, '--target-timeline=1');
    expect(await photos('sweep', '29')).toEqual({ names: ['1.pdf', '2.pdf', '3.pdf'], missing: [] });
    await restoreTo(first, '--target-timeline=1');
    expect(await photos('show')).toEqual({ names: ['1.pdf', '2.pdf'], missing: [] });
  },
  600_000,
);
