import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { PROGRAMS } from '../../../scripts/builtTree.mjs';

test('every command of the server that npm runs is built, so that it runs without the sources, too', () => {
  const { scripts } = z
    .object({ scripts: z.record(z.string(), z.string()) })
    .parse(JSON.parse(readFileSync('package.json', 'utf8')));
  const run = Object.values(scripts).flatMap((script) => /src\/server\/\S+\.ts/.exec(script)?.[0] ?? []);
  expect(run).toContain('src/server/db/backup/main.ts');
  expect(Object.values(PROGRAMS)).toEqual(expect.arrayContaining(run));
});
