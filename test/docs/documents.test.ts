import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sampleUnits } from '../../src/sample/units';

const DECISIONS = 'docs/decisions';
const markdownIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name));
const documents = [
  'README.md',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...markdownIn('docs'),
  ...markdownIn('src'),
];
const textOf = (file: string) => readFileSync(file, 'utf8');
/** The first group of every match. */
const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, group = '']) => group);

const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> };
const shortcuts = ['install', 'ci', 'start', 'test', 'audit'];

/** A heading as GitHub writes it into an address. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\w\s-]/g, '')
    .replaceAll(/\s/g, '-');
const anchorsOf = (file: string) => found(textOf(file), /^#+ (.+)$/gm).map(anchorOf);

/** Paths are written from the root, from `src`, or from the folder that the sentence is about. */
const ROOTS = ['.', 'src', 'src/web', 'src/server', 'src/domain'];
const isThere = (path: string) => ROOTS.some((root) => existsSync(join(root, path)));

/** Values of a variable that look like paths. */
const PROTOCOLS = ['http/protobuf', 'http/json'];

/** Paths whose first folder is ours; `{a,b}` stands for both. */
function pathsIn(text: string): string[] {
  return found(text, /`([\w@.{},-]+(?:\/[\w@.{},-]+)+)\/?`/g)
    .filter((path) => isThere(path.replace(/\/.*/, '')) && !PROTOCOLS.includes(path))
    .flatMap((path) => {
      const [, before = '', choices = '', after = ''] = /^(.*)\{(.+)\}(.*)$/.exec(path) ?? [];
      return choices === '' ? [path] : choices.split(',').map((each) => before + each + after);
    });
}

/** A superseded decision describes the code of its day. */
const isOfToday = (text: string) => !/^Status: superseded/m.test(text);

describe.each(documents)('%s', (file) => {
  const text = textOf(file);

  test('every link leads to a file and a heading that exist', () => {
    const broken = found(text, /\]\(([^)\s]+)\)/g).filter((link) => {
      if (/^https?:/.test(link)) return false;
      const [path = '', anchor] = link.split('#');
      const target = path === '' ? file : join(dirname(file), path);
      return !existsSync(target) || (anchor !== undefined && !anchorsOf(target).includes(anchor));
    });
    expect(broken).toEqual([]);
  });

  test('every file and folder it names exists', () => {
    const missing = pathsIn(text).filter((path) => !isThere(path));
    expect(isOfToday(text) ? missing : []).toEqual([]);
  });

  test('a page of more than 250 lines starts with links to all of its sections', () => {
    const [start = ''] = text.split(/^#+ /m).slice(1);
    const sections = found(text.replaceAll(/^ *```[^]*?^ *```$/gm, ''), /^## (.+)$/gm).map(anchorOf);
    const isLong = text.split('\n').length > 250;
    expect(isLong ? sections.filter((each) => !start.includes(`(#${each})`)) : []).toEqual([]);
  });

  test('its lines have at most 120 characters, except in tables, code and pictures', () => {
    const prose = text.replaceAll(/^ *```[^]*?^ *```$/gm, '').split('\n');
    expect(prose.filter((line) => line.length > 120 && !/^ *(\||!\[)/.test(line))).toEqual([]);
  });

  test('every npm command it names exists', () => {
    const named = [...found(text, /npm run ([\w:-]+)/g), ...found(text, /npm (?!run\b)([a-z]+)\b(?=[ `])/g)];
    expect(named.filter((name) => !(name in scripts) && !shortcuts.includes(name))).toEqual([]);
  });
});

test('the development guide explains every script of package.json', () => {
  const explained = found(textOf('docs/build/development.md'), /`npm (?:run )?([\w:]+)/g);
  expect(Object.keys(scripts).filter((name) => !explained.includes(name))).toEqual([]);
});

describe('decisions', () => {
  const files = readdirSync(DECISIONS).filter((name) => /^\d/.test(name));

  test.each(files)('%s has its number, a date and a status', (name) => {
    const [title, , date, status] = textOf(join(DECISIONS, name)).split('\n');
    expect(title).toMatch(new RegExp(`^# ${String(Number(name.slice(0, 4)))}\\. [A-Z]`));
    expect(date).toMatch(/^Date: \d{4}-\d\d-\d\d$/);
    expect(status).toMatch(/^Status: (accepted|superseded by \[\d+\]\(\d{4}-[\w-]+\.md\))/);
  });

  test('the list of decisions has them all', () => {
    const listed = found(textOf(join(DECISIONS, 'README.md')), /\((\d{4}-[\w-]+\.md)\)/g);
    expect(listed.toSorted()).toEqual(files);
  });
});

test("the tour's unit is in the sample data and its cabinet costs what the tour says", () => {
  const tour = textOf('README.md');
  const [serial] = found(tour, /enter `(\d+)`/g);
  const [cost = ''] = found(tour, /cabinet adds \$([\d,]+)/g);
  const unit = sampleUnits().find((each) => each.serial === serial);
  expect(Math.round(Number(unit?.replacement_cabinet_cost))).toBe(Number(cost.replaceAll(',', '')));
});
