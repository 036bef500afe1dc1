/**
 * npm run licenses: builds the app where it has changed, which writes the licenses of everything shipped and fails on one that may
 * not be, and prints how many parts are under each.
 */
import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { buildIfStale } from './build';

const INVENTORY = 'dist/web.licenses.json';
const parts = z.array(z.object({ license: z.string() }));

await buildIfStale();
const licenses = parts.parse(JSON.parse(readFileSync(INVENTORY, 'utf8'))).map(({ license }) => license);
const counts = new Map<string, number>();
for (const each of licenses) counts.set(each, (counts.get(each) ?? 0) + 1);
for (const [license, count] of [...counts].sort(([, a], [, b]) => b - a))
  console.log(`${String(count).padStart(5)} ${license}`);
console.log(
  `${String(licenses.length)} packages: their texts are in dist/web/licenses.txt, their versions in ${INVENTORY}.`,
);
