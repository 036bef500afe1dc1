import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { refuseDevelopmentOnly } from '../../../scripts/build/refuseDevelopmentOnly';

const folder = mkdtempSync(path.join(tmpdir(), 'specai-built-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a production build that contains the Stately inspector is rejected, naming the file', () => {
  writeFileSync(path.join(folder, 'main.js'), 'console.log("state");');
  expect(() => refuseDevelopmentOnly(folder)).not.toThrow();
  writeFileSync(path.join(folder, 'late.js'), 'open("https://stately.ai/inspect");');
  expect(() => refuseDevelopmentOnly(folder)).toThrow('late.js');
});
