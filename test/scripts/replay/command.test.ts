import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { JSDOM } from 'jsdom';
import { replayCommand } from '../../../scripts/replay/command';
import { writeRecordings } from './recordings';

const folder = mkdtempSync(path.join(tmpdir(), 'specai-recordings-'));
const empty = mkdtempSync(path.join(tmpdir(), 'specai-empty-'));
beforeAll(() => writeRecordings(folder));
afterAll(() => [folder, empty].forEach((each) => rmSync(each, { recursive: true })));

const at = (name: string) => path.join(folder, name);

/** As typed after `npm run replay --`, in a process of its own. */
function replayApart(...args: string[]) {
  const { stdout, stderr, status } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/replay.ts', ...args], {
    encoding: 'utf8',
  });
  return { lines: stdout.trimEnd().split('\n'), stderr, status };
}

/** The same in this process. */
async function replay(...args: string[]) {
  const [log, error] = [jest.spyOn(console, 'log'), jest.spyOn(console, 'error')];
  for (const each of [log, error]) each.mockImplementation(() => undefined);
  const status = await replayCommand(args);
  const textOf = ({ mock }: typeof log) => mock.calls.map(([text]) => String(text)).join('\n');
  const answer = { lines: textOf(log).split('\n'), stderr: textOf(error), status };
  for (const each of [log, error]) each.mockRestore();
  return answer;
}

test('a folder is replayed file by file in the order of names, and ends with a summary', () => {
  const { lines, stderr, status } = replayApart(folder);
  expect(lines.filter((line) => !line.startsWith(' '))).toEqual([
    `${at('a-other.json')}: 1 difference, at step 2`,
    `${at('b-same.json')}: ok (1 step compared)`,
    expect.stringContaining(`${at('c-cut.json')}: cannot be read: This is not JSON`),
    '3 recordings: 1 as recorded, 1 differs, 1 cannot be read',
  ]);
  expect(stderr).toBe('');
  expect(status).toBe(2);
});

test('the exit code is 0 where all is as recorded, and 1 where a state differs', async () => {
  expect(await replay(at('b-same.json'))).toMatchObject({ status: 0, lines: { length: 2 } });
  const both = await replay(at('b-same.json'), at('a-other.json'), '--quiet');
  expect(both).toMatchObject({ status: 1, lines: { length: 2 } });
});

test.each([
  ['an unknown option', ['--loud', at('b-same.json')], "Unknown option '--loud'"],
  ['no path', [], 'Name a recording'],
  ['a folder without recordings', [empty], `There is no recording (*.json) in ${empty}.`],
])('%s ends with 2 and says what is wrong and where help is', async (_, args, message) => {
  const { stderr, status } = await replay(...args);
  expect(stderr).toContain(message);
  expect(stderr).toContain('npm run replay -- --help');
  expect(status).toBe(2);
});

test('a file that is not there is reported among the others', async () => {
  const { lines, status } = await replay(at('gone.json'), at('b-same.json'));
  expect(lines[0]).toContain('gone.json: cannot be read: ');
  expect(lines.at(-1)).toBe('2 recordings: 1 as recorded, 1 cannot be read');
  expect(status).toBe(2);
});

test('help names every option', async () => {
  const { lines, status } = await replay('--help');
  for (const option of ['--quiet', '--junit FILE', '--help']) expect(lines.join('\n')).toContain(option);
  expect(status).toBe(0);
});

test('the JUnit report has a case for each recording, with a failure or an error in it', async () => {
  const file = path.join(folder, 'reports', 'replay.xml');
  expect((await replay(folder, '--junit', file)).status).toBe(2);
  const { document } = new JSDOM(readFileSync(file, 'utf8'), { contentType: 'text/xml' }).window;
  const suite = document.querySelector('testsuites > testsuite');
  expect(['tests', 'failures', 'errors'].map((name) => suite?.getAttribute(name))).toEqual(['3', '1', '1']);
  const [other, same, cut] = document.querySelectorAll('testsuite > testcase');
  expect(other?.getAttribute('name')).toBe(at('a-other.json'));
  expect(other?.querySelector('failure')?.getAttribute('message')).toBe('1 difference, at step 2');
  expect(other?.querySelector('failure')?.textContent).toContain('recorded "IC-1002", today "IC-1001"');
  expect(same?.children).toHaveLength(0);
  expect(cut?.querySelector('error')?.getAttribute('message')).toContain('This is not JSON');
});
