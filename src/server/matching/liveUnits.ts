import { setImmediate as turn } from 'node:timers/promises';
import type { NamedRates } from '../../contract/rates/rateSets';
import type { Candidate } from '../../domain/matching/reading/candidate';
import type { MatchRequirement } from '../../domain/matching/reading/requirement';
import type { Ranked } from '../../domain/matching/ranking/score';
import type { Relaxation } from '../../domain/matching/search/relaxations';
import { createUnitIndex, type UnitIndex } from '../../domain/matching/search/unitIndex';
import type { Rates } from '../../domain/rates/rates';
import { toNamedRates } from '../presenters/rates';
import { toCandidate } from '../presenters/units/candidate';
import type { UnitsRepository } from '../repositories/units/units';
import { createChangeQueue, type ChangeQueue, type ChangeQueueOptions } from './changes/changeQueue';

/** A search before all units were read for the first time. */
export class UnitsNotReadyError extends Error {
  readonly statusCode = 503;
}

/** What searches have taken in. */
export interface AppliedChange {
  /** Units that came, changed or went; with `mayServeMore`, possibly others too. */
  readonly serials: readonly string[];
  /** Not only went units: any order may have a better one now. */
  readonly mayServeMore: boolean;
}

/** The available units in memory, as the database has them. Searches reflect a queued change within moments. */
export interface LiveUnits extends ChangeQueue {
  /** The best available units for a requirement, best first. */
  search: (requirement: MatchRequirement, limit: number) => Ranked[];
  /** What changing one thing that is required would bring, the most helpful first. */
  relaxations: (requirement: MatchRequirement) => Relaxation[];
  /** Has one listener told of every change once searches reflect it. */
  onApplied: (listener: (change: AppliedChange) => void) => void;
  size: () => number;
  /** The rates by which the searches judge. */
  rates: () => NamedRates;
}

export interface LiveUnitsOptions extends Pick<ChangeQueueOptions, 'onError' | 'signal'> {
  /** The rates that hold now; absent: the specification's. */
  readonly ratesNow?: () => Promise<NamedRates>;
}

const ROWS_PER_READ = 2_000;

/** Keeps an index of the available units; while reading fails, the last known units serve. */
export function createLiveUnits(units: UnitsRepository, options: LiveUnitsOptions): LiveUnits {
  const { ratesNow = () => Promise.resolve(toNamedRates(undefined)) } = options;
  let index: UnitIndex | null = null;
  let rates: NamedRates | null = null;
  let tell: (change: AppliedChange) => void = () => undefined;
  const queue = createChangeQueue({
    ...options,
    takeAll: async () => {
      const now = await ratesNow();
      index = await readAll(units, now.values);
      rates = now;
      tell({ serials: [], mayServeMore: true });
    },
    takeSome: async (serials) => tell(await readSome(units, readOnce(index), serials)),
  });
  return {
    ...queue,
    search: (requirement, limit) => readOnce(index).search(requirement, limit),
    relaxations: (requirement) => readOnce(index).relaxations(requirement),
    onApplied: (listener) => (tell = listener),
    size: () => index?.size ?? 0,
    rates: () => readOnce(rates),
  };
}

export function readOnce<T>(index: T | null): T {
  if (index === null) throw new UnitsNotReadyError('The units have not been read yet.');
  return index;
}

/** In batches, so that reading a hundred thousand units does not block other requests. */
export async function readAll(units: UnitsRepository, rates: Rates): Promise<UnitIndex> {
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
  const found = new Map<string, Candidate>(rows.map((row) => [row.serial, toCandidate(row)]));
  for (const serial of serials) {
    const candidate = found.get(serial);
    if (candidate === undefined) index.remove(serial);
    else index.put(candidate);
  }
  return { serials, mayServeMore: found.size > 0 };
}
