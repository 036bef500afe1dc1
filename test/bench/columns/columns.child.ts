import * as z from 'zod';
import type { Candidate } from '../../../src/domain/matching/reading/candidate';
import { createUnitIndex } from '../../domain/builders/unitIndex';
import { sampleOrders } from '../../../src/sample/orders';
import { requirementOf } from '../../sample/matches';
import { generatedCandidates } from '../candidates';
import { show, timed } from '../measure';

const BEST = 50;
const MIB = 2 ** 20;
const [count, kinds] = z.tuple([z.coerce.number(), z.enum(['few', 'many'])]).parse(process.argv.slice(2));

function memory(): { heap: number; columns: number; process: number } {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers, rss } = process.memoryUsage();
  return { heap: heapUsed, columns: arrayBuffers, process: rss };
}

/** What no search can be quicker than that looks at every unit: eight columns of numbers added up. */
function readEightColumns(columns: readonly Float64Array[]): number {
  let sum = 0;
  for (const column of columns) for (let row = 0; row < column.length; row += 1) sum += column[row] ?? 0;
  return sum;
}

/** As they come from a database: no two units share a text. */
const fresh = (candidate: Candidate) => JSON.parse(JSON.stringify(candidate)) as Candidate;

const requirements = sampleOrders().slice(0, 100).map(requirementOf);
const before = memory();
const cpu = process.cpuUsage();
const index = createUnitIndex();
for (const candidate of generatedCandidates(count, kinds)) index.put(fresh(candidate));
const { user, system } = process.cpuUsage(cpu);
const after = memory();
const [heap, columns] = [after.heap - before.heap, after.columns - before.columns];
console.log(
  `\n${index.size} units, ${kinds} kinds: ${((user + system) / 1e6).toFixed(1)} s of processor time to put them`,
);
console.log(
  `  ${((heap + columns) / MIB).toFixed(0)} MiB, ${((heap + columns) / count).toFixed(0)} bytes a unit: ` +
    `heap ${(heap / MIB).toFixed(0)} MiB, typed arrays ${(columns / MIB).toFixed(0)} MiB; process ${(after.process / MIB).toFixed(0)} MiB`,
);
const found = timed(requirements, (requirement) => index.search(requirement, BEST));
const served = requirements.filter((requirement) => index.search(requirement, 1)[0]?.score.canServe === true);
console.log(show(`  best ${BEST}`, found));
console.log(
  show(
    `  of the ${served.length} that are served`,
    timed(served, (each) => index.search(each, BEST)),
  ),
);
const eight = Array.from({ length: 8 }, (_, column) => new Float64Array(count).fill(column));
console.log(show('  eight columns read', timed(new Array<Float64Array[]>(50).fill(eight), readEightColumns)));
