import { readdirSync } from 'node:fs';
import jestConfig from '../../../jest.config';

const files = readdirSync('test', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.test\.tsx?$/.test(name))
  .map((name) => `/test/${name}`);

const patterns = (jestConfig.projects ?? [])
  .flatMap((project) => (typeof project === 'string' ? [] : [project.testRegex].flat()))
  .filter((regex) => typeof regex === 'string')
  .map((regex) => new RegExp(regex));

test('no file of tests runs in two of the projects that name their files', () => {
  expect(patterns).toHaveLength(3);
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((file) => patterns.filter((pattern) => pattern.test(file)).length > 1)).toEqual([]);
});
