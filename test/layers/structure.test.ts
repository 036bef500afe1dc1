import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const MAX_FILES = 15;
/** Nine of ten folders hold at most this many files. */
const USUAL_FILES = 12;

/** Lines of tests beside each line of the rules. */
const TESTS_TO_RULES = 1.5;

interface Cruise {
  summary: { totalCruised: number; violations: { rule: { name: string }; from: string; to: string }[] };
}

const folders = readdirSync('src', { recursive: true, withFileTypes: true }).reduce((counts, entry) => {
  if (entry.isFile()) counts.set(entry.parentPath, (counts.get(entry.parentPath) ?? 0) + 1);
  return counts;
}, new Map<string, number>());

describe('the structure of src', () => {
  test('no folder holds more files than the eye takes in', () => {
    expect([...folders].filter(([, files]) => files > MAX_FILES)).toEqual([]);
  });

  test('nine of ten folders are small', () => {
    const sizes = [...folders.values()].sort((a, b) => a - b);
    expect(sizes[Math.ceil(sizes.length * 0.9) - 1]).toBeLessThanOrEqual(USUAL_FILES);
  });

  test('no files or folders of src import each other in a circle, and no room imports outside its rules, types included', () => {
    const depcruise = 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs';
    const args = [
      depcruise,
      'src',
      'test',
      'scripts',
      '--config',
      'config/dependency-cruiser.mjs',
      '--output-type',
      'json',
    ];
    const answer = execFileSync(process.execPath, args, { encoding: 'utf8', maxBuffer: 2 ** 26 });
    const { summary } = JSON.parse(answer) as Cruise;
    expect(summary.totalCruised).toBeGreaterThan(1_100);
    expect(summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`)).toEqual([]);
  });
});

const linesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce(
      (sum, { parentPath, name }) => sum + readFileSync(join(parentPath, name), 'utf8').split('\n').length - 1,
      0,
    );

test('the rules of the domain have tests as long as themselves and half as long again', () => {
  expect(linesIn('test/domain') / linesIn('src/domain')).toBeGreaterThanOrEqual(TESTS_TO_RULES);
});
