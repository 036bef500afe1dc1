import { setImmediate as turn } from 'node:timers/promises';
import { createUnitIndex, type UnitIndex } from '../../../domain/matching/search/unitIndex';
import type { Rates } from '../../../domain/rates/rates';
import { toCandidate } from '../../presenters/units/candidate';
import type { UnitsRepository } from '../../repositories/units/units';
import type { AppliedChange, OpenSearch } from './unitSearch';

const ROWS_PER_READ = 2_000;

/** MATCHING=memory: every available unit lies in an index of this process. */
export const memorySearch =
  (units: UnitsRepository): OpenSearch =>
  async (rates) => {
    const index = await readAll(units, rates);
    return {
      search: (requirement, limit) => Promise.resolve(index.search(requirement, limit)),
      relaxations: (requirement) => Promise.resolve(index.relaxations(requirement)),
      size: () => Promise.resolve(index.size),
      take: (serials) => readSome(units, index, serials),
    };
  };

/** In batches, so that reading a hundred thousand units does not block other requests. */
async function readAll(units: UnitsRepository, rates: Rates): Promise<UnitIndex> {
  const index = createUnitIndex(rates);
  let last = '';
  for (;;) {
    const rows = await units.availableAfter(last, ROWS_PER_READ);
    for (const row of rows) index.put(toCandidate(row));
    const end = rows.at(-1);
    if (end === undefined || rows.length < ROWS_PER_READ) return index;
    last = end.serial;
    await turn();
  }
}

async function readSome(units: UnitsRepository, index: UnitIndex, serials: readonly string[]): Promise<AppliedChange> {
  const rows = await units.availableAmong(serials);
  const found = new Map(rows.map((row) => [row.serial, toCandidate(row)]));
  for (const serial of serials) {
    const candidate = found.get(serial);
    if (candidate === undefined) index.remove(serial);
    else index.put(candidate);
  }
  return { serials, mayServeMore: found.size > 0 };
}
