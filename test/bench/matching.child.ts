import type { MatchRequirement } from '../../src/domain/matching/reading/requirement';
import { createUnitIndex } from '../domain/builders/unitIndex';
import { sampleOrders } from '../../src/sample/orders';
import { requirementOf } from '../sample/matches';
import { manyCandidates } from './candidates';
import { percentile } from './report/spread';

const BEST = 50;
const ROUNDS = 5;
const COLUMNS = 8;

const count = Number(process.argv[2]);
const index = createUnitIndex();
for (const each of manyCandidates(count)) index.put(each);
const columns = Array.from({ length: COLUMNS }, () => new Uint8Array(count).fill(3));
const requirements = sampleOrders().map(requirementOf);
const isServed = (requirement: MatchRequirement) => index.search(requirement, 1)[0]?.score.canServe === true;
const served = requirements.filter(isServed);
const unserved = requirements.filter((each) => !served.includes(each));

function readColumns(): number {
  let sum = 0;
  for (let row = 0; row < count; row += 1) for (const column of columns) sum += column[row] ?? 0;
  return sum;
}

/** Milliseconds of processor time: a busy machine does not count. */
const timesOf = <Input>(inputs: readonly Input[], work: (input: Input) => unknown): number[] =>
  inputs.map((input) => {
    const before = process.cpuUsage();
    work(input);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1_000;
  });

/** By turns; the first turn counts for nothing. */
const rounds = Array.from({ length: ROUNDS + 1 }, () => ({
  served: timesOf(served, (each) => index.search(each, BEST)),
  unserved: timesOf(unserved, (each) => index.search(each, BEST)),
  columns: timesOf(Array.from({ length: 50 }), readColumns),
})).slice(1);
const each = (kind: 'served' | 'unserved' | 'columns', part: number) =>
  rounds.map((round) => percentile(round[kind], part));
process.send?.({
  served: { count: served.length, p50: each('served', 0.5), p99: each('served', 0.99) },
  unserved: { count: unserved.length, p50: each('unserved', 0.5), p99: each('unserved', 0.99) },
  columns: { count: 0, p50: each('columns', 0.5), p99: each('columns', 0.99) },
});
