import { readdirSync } from 'node:fs';
import jestConfig from '../../../jest.config';

interface Project {
  displayName: string;
  testMatch?: string[];
  testRegex?: string;
  testPathIgnorePatterns?: string[];
}

const files = readdirSync('test', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.test\.tsx?$/.test(name))
  .map((name) => `/test/${name}`);

const projects = jestConfig.projects as unknown as Project[];

/** Of the globs that jest.config.ts has: braces, and stars within a name and across folders. */
const regexOf = (glob: string) =>
  new RegExp(
    `^${glob
      .replace('<rootDir>', '')
      .replaceAll('.', '\\.')
      .replaceAll(/\{([^}]*)\}/g, (_, names: string) => `(?:${names.replaceAll(',', '|')})`)
      .replaceAll(/\*\*\/|\*/g, (stars) => (stars === '*' ? '[^/]*' : '(?:.*/)?'))}$`,
  );

const runsIn =
  (file: string) =>
  ({ testRegex, testMatch = [], testPathIgnorePatterns = [] }: Project): boolean => {
    const own = testRegex === undefined ? testMatch.map(regexOf) : [new RegExp(testRegex)];
    const others = testPathIgnorePatterns.map((pattern) => new RegExp(pattern));
    return own.some((regex) => regex.test(file)) && !others.some((regex) => regex.test(file));
  };

test('every file of tests runs in exactly one project', () => {
  expect(projects).toHaveLength(5);
  expect(files.length).toBeGreaterThan(500);
  const places = files.map((file) => ({ file, in: projects.filter(runsIn(file)).map((each) => each.displayName) }));
  expect(places.filter((place) => place.in.length !== 1)).toEqual([]);
});
