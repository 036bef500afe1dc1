import { createUnitIndex } from '../domain/builders/unitIndex';
import { sampleOrders } from '../../src/sample/orders';
import { sampleUnits } from '../../src/sample/units';
import { candidateOf, requirementOf } from '../sample/matches';
import { byTurns, percentile } from './measure';
import type { Row } from './report';

const [BEST, ROUNDS, COLUMNS, READS] = [50, 5, 8, 50];
const PEER = 'reading eight columns';

function indexOf(units: number) {
  const index = createUnitIndex();
  const candidates = sampleUnits().map(candidateOf);
  for (let place = 0; place < units; place += 1) {
    const candidate = candidates[place % candidates.length];
    if (candidate) index.put({ ...candidate, serial: String(10_000_000 + place) });
  }
  return index;
}

/** Processor time in ms, on which a busy machine has no effect. */
const cpuTimesOf = <Input>(inputs: readonly Input[], work: (input: Input) => unknown) =>
  Promise.resolve(
    inputs.map((input) => {
      const before = process.cpuUsage();
      work(input);
      const { user, system } = process.cpuUsage(before);
      return (user + system) / 1_000;
    }),
  );

function readAll(columns: readonly Uint8Array[]): number {
  let sum = 0;
  for (let row = 0; row < (columns[0]?.length ?? 0); row += 1) for (const column of columns) sum += column[row] ?? 0;
  return sum;
}

/** The best 50 of many units that tie in large numbers, beside reading eight columns of as many rows once. */
export async function benchMatching(units = 100_000): Promise<Row[]> {
  const index = indexOf(units);
  const columns = Array.from({ length: COLUMNS }, () => new Uint8Array(units).fill(3));
  const orders = sampleOrders()
    .map(requirementOf)
    .map((each) => ({ each, kind: index.search(each, 1)[0]?.score.canServe ? 'something serves' : 'nothing serves' }));
  const rows: Row[] = [];
  for (const kind of ['something serves', 'nothing serves']) {
    const chosen = orders.filter((order) => order.kind === kind);
    const { ours, peer } = await byTurns(ROUNDS, {
      peer: () => cpuTimesOf(new Array<typeof columns>(READS).fill(columns), readAll),
      ours: () => cpuTimesOf(chosen, ({ each }) => index.search(each, BEST)),
    });
    const peers = { [PEER]: peer.map((times) => percentile(times, 0.5)) };
    for (const part of [0.5, 0.99])
      rows.push({
        what: `best ${BEST} of ${units.toLocaleString('en-US')} units, ${kind} (${chosen.length} orders), p${part * 100}`,
        ...{ unit: 'ms', ours: ours.map((times) => percentile(times, part)), peers, goals: [{ most: 5, of: PEER }] },
      });
  }
  return rows;
}
