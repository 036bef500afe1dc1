import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { addBuild, previousFiles } from '../../../scripts/build/previousBuilds';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'specai-builds-'));
  file = path.join(folder, 'web.builds.json');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('before the first build there are no previous files', () => {
  expect([...previousFiles(file)]).toEqual([]);
});

test('files named by their content are retained for two builds', () => {
  for (const name of ['a', 'b', 'c']) addBuild(file, ['index.html', `assets/${name}.js`, 'assets/same.js']);
  expect([...previousFiles(file)].toSorted()).toEqual(['assets/b.js', 'assets/c.js', 'assets/same.js']);
});

test('the same build again displaces no other', () => {
  for (const name of ['a', 'b', 'b', 'b']) addBuild(file, [`assets/${name}.js`]);
  expect([...previousFiles(file)]).toEqual(['assets/b.js', 'assets/a.js']);
});

test('going back to an earlier build retains the later one', () => {
  for (const name of ['a', 'b', 'a']) addBuild(file, [`assets/${name}.js`]);
  expect([...previousFiles(file)]).toEqual(['assets/a.js', 'assets/b.js']);
});
