import { existsSync, readFileSync } from 'node:fs';
import { Stryker } from '@stryker-mutator/core';
import jestConfig from '../jest.config';
import { keptOptions } from '../test/mutation/keptOptions';
import { judge, type Outcome, type Verdict } from '../test/mutation/judge';
import { rooms, roomsNamed, TOO_SLOW, type Room } from '../test/mutation/rooms';
import { survivors } from '../test/mutation/survivors';
import startPostgres from '../test/setup/startPostgres';
import stopPostgres from '../test/setup/stopPostgres';

/**
 * npm run test:mutation -- ROOM: changes the code of a room in small ways and counts which changes its tests notice. Exit code 1
 * where the score is below the goal of the room or the table of survivors is out of date, 2 without a room.
 */
const FOLDER = '.cache/mutation';

/** Mutants that one process tries: what a test leaves in a module, the next would see. */
const REUSE = 100;

/** The runner itself notices tests that wait forever; what works forever, on a machine however busy, ends here. */
const LONGEST_MS = 600_000;

const USAGE = `Name a room, or a folder or file within one: npm run test:mutation -- domain/cost

${rooms.map(({ name, goal }) => `  ${name.padEnd(22)} goal ${goal} %`).join('\n')}

Reports are written to ${FOLDER}.`;

/** Without a mutant, hardly anything takes a second; on a machine with other work, a few. */
const WAIT_MS = 5_000;

const isFile = (sources: string) => existsSync(`${sources}.ts`);

/** The one Jest project of the room. Its root is where it runs: in a copy of the tree. */
function jestOf({ project, tests }: Room) {
  const found = jestConfig.projects?.find((each) => typeof each !== 'string' && each.displayName === project);
  if (typeof found !== 'object') throw new Error(`jest.config.ts has no project ${project}.`);
  return {
    ...found,
    // Stryker counts what each test reaches in the environment that Jest's own runner makes.
    runner: 'jest-runner',
    rootDir: '.',
    projects: [],
    setupFiles: ['<rootDir>/test/mutation/fewExamples.ts'],
    setupFilesAfterEnv: found.setupFilesAfterEnv ?? ['<rootDir>/test/setup/untimed.ts'],
    testPathIgnorePatterns: TOO_SLOW.map((name) => `${name}\\.test\\.`),
    testRegex: [],
    testMatch: tests.map((place) => `<rootDir>/${place}${place.endsWith('.ts') ? '' : '/**/*.test.{ts,tsx}'}`),
  };
}

/** The server takes seconds to load: its tests run where it is loaded already. */
const onKept = (room: Room) => ({
  testRunner: 'kept',
  plugins: ['./test/mutation/kept.mjs'],
  kept: keptOptions(room, jestConfig.projects ?? []),
  concurrency: 1,
  maxTestRunnerReuse: REUSE,
  timeoutMS: LONGEST_MS,
});

/** The text of a place in a file. Lines and columns count from 1. */
function textAt(file: string, start: { line: number; column: number }, end: { line: number; column: number }): string {
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .slice(start.line - 1, end.line);
  const whole = lines.join('\n');
  return whole.slice(start.column - 1, whole.length - (lines.at(-1) ?? '').length + end.column - 1);
}

async function outcomesOf(room: Room): Promise<Outcome[]> {
  const report = `${FOLDER}/${room.name.replaceAll('/', '-')}`;
  const results = await new Stryker({
    mutate: [isFile(room.sources) ? `${room.sources}.ts` : `${room.sources}/**/*.{ts,tsx}`],
    ...(room.project === 'server' ? onKept(room) : { jest: { projectType: 'custom', config: jestOf(room) } }),
    htmlReporter: { fileName: `${report}.html` },
    jsonReporter: { fileName: `${report}.json` },
  }).runMutationTest();
  return results.map(({ fileName, location: { start, end }, replacement, status }) => {
    const file = fileName.replaceAll('\\', '/').replace(`${process.cwd().replaceAll('\\', '/')}/`, '');
    return { file, line: start.line, code: textAt(file, start, end), becomes: replacement, status };
  });
}

function print(room: Room, { noticed, counted, score, unexplained, stale }: Verdict): void {
  for (const { file, line, code, becomes } of unexplained)
    console.log(`${file}:${line}  nobody notices: ${code}  ->  ${becomes}`);
  for (const { file, code, becomes } of stale)
    console.log(`${file}  is in test/mutation/survivors.ts, but does not survive: ${code}  ->  ${becomes}`);
  console.log(`${room.name}: ${noticed} of ${counted} noticed, ${score.toFixed(1)} % (goal ${room.goal} %)`);
}

async function isGood(room: Room): Promise<boolean> {
  const known = survivors.filter(({ file }) => file.startsWith(`${room.sources}/`) || file === `${room.sources}.ts`);
  const verdict = judge(await outcomesOf(room), known);
  print(room, verdict);
  return verdict.score >= room.goal && verdict.stale.length === 0;
}

const [name = ''] = process.argv.slice(2);
const chosen = roomsNamed(name);
if (chosen.length === 0) {
  console.error(USAGE);
  process.exitCode = 2;
}
const needsPostgres = chosen.some(({ project }) => project === 'server');
process.env.TEST_WAIT_MS ??= String(WAIT_MS);
// One for all mutants: the tests use the one that TEST_DATABASE_URL names.
if (needsPostgres) await startPostgres();
for (const room of chosen) if (!(await isGood(room))) process.exitCode = 1;
if (needsPostgres) await stopPostgres();
