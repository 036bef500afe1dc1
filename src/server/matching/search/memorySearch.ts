import { memoizedIn } from '../../../domain/columns/memoizedIn';
import type { CandidateKind } from '../../../domain/matching/reading/candidate';
import { createUnitIndex, type UnitIndex } from '../../../domain/matching/search/unitIndex';
import type { StoredKind } from '../../../domain/matching/search/unitStore';
import type { Rates } from '../../../domain/rates/rates';
import { toCandidate } from '../../presenters/units/candidate';
import type { UnitReadings } from '../../repositories/units/unitReadings';
import type { UnitsRepository } from '../../repositories/units/units';
import { inTurns } from '../inTurns';
import type { AppliedChange, OpenSearch } from './unitSearch';

const UNITS_PER_READ = 1_000;

type Available = Pick<UnitsRepository, 'availableAmong'>;
type Readings = Pick<UnitReadings, 'candidatesAfter' | 'count'>;

/** Every available unit lies in an index of this process. */
export const memorySearch =
  (units: Available, readings: Readings): OpenSearch =>
  async (rates) => {
    const index = await readAll(readings, rates);
    return {
      search: (requirement, limit) => Promise.resolve(index.search(requirement, limit)),
      relaxations: (requirement) => Promise.resolve(index.relaxations(requirement)),
      size: () => Promise.resolve(index.size),
      take: (serials) => readSome(units, index, serials),
    };
  };

/** In batches, so that reading a million units does not block other requests. */
async function readAll(readings: Readings, rates: Rates): Promise<UnitIndex> {
  const index = createUnitIndex(rates, await readings.count());
  const kindOf = memoizedIn(new WeakMap<CandidateKind, StoredKind>(), index.kindOf);
  let last = '';
  for (;;) {
    const batch = await readings.candidatesAfter(last, UNITS_PER_READ);
    await inTurns(batch, ({ kind, own }) => index.putOfKind(kindOf(kind), own));
    const end = batch.at(-1);
    if (end === undefined || batch.length < UNITS_PER_READ) return index;
    last = end.own.serial;
  }
}

async function readSome(units: Available, index: UnitIndex, serials: readonly string[]): Promise<AppliedChange> {
  const rows = await units.availableAmong(serials);
  const found = new Map(rows.map((row) => [row.serial, toCandidate(row)]));
  for (const serial of serials) {
    const candidate = found.get(serial);
    if (candidate === undefined) index.remove(serial);
    else index.put(candidate);
  }
  return { serials, mayServeMore: found.size > 0 };
}
