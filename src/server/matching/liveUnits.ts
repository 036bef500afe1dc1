import { setImmediate as turn, setTimeout as sleep } from 'node:timers/promises';
import type { Candidate } from '../../domain/matching/reading/candidate';
import type { MatchRequirement } from '../../domain/matching/reading/requirement';
import type { Ranked } from '../../domain/matching/ranking/score';
import type { Relaxation } from '../../domain/matching/search/relaxations';
import { createUnitIndex, type UnitIndex } from '../../domain/matching/search/unitIndex';
import { toCandidate } from '../presenters/candidate';
import type { UnitsRepository } from '../repositories/units';
import { takeFrom } from './takeFrom';
import type { UnitChange } from './unitChanges';

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

/** The available units in memory, as the database has them. */
export interface LiveUnits {
  /** The best available units for a requirement, best first. */
  search: (requirement: MatchRequirement, limit: number) => Ranked[];
  /** What changing one thing that is required would bring, the most helpful first. */
  relaxations: (requirement: MatchRequirement) => Relaxation[];
  /** Queues a change and returns at once; searches reflect it within moments. */
  refresh: (change: UnitChange) => void;
  /** False until every unit has been read once. */
  isReady: () => boolean;
  /** Settles when every unit has been read once. */
  ready: Promise<void>;
  /** Has one listener told of every change once searches reflect it. */
  onApplied: (listener: (change: AppliedChange) => void) => void;
  /** Settles when all queued changes are applied. */
  settled: () => Promise<void>;
  size: () => number;
}

export interface LiveUnitsOptions {
  readonly onError: (error: unknown) => void;
  /** Aborted when the server stops: nothing is read after that. */
  readonly signal: AbortSignal;
}

const ROWS_PER_READ = 2_000;
const RETRY_MS = 1_000;

/** Keeps an index of the available units. A read that fails is tried again; until then the last known units serve. */
export function createLiveUnits(units: UnitsRepository, { onError, signal }: LiveUnitsOptions): LiveUnits {
  let index: UnitIndex | null = null;
  let isAllChanged = false;
  const changed = new Set<string>();
  let working: Promise<void> | null = null;
  let tell: (change: AppliedChange) => void = () => undefined;
  let setReady: () => void = () => undefined;
  const ready = new Promise<void>((resolve) => (setReady = resolve));

  const take = async (): Promise<AppliedChange> => {
    if (isAllChanged || index === null) {
      isAllChanged = false;
      index = await readAll(units);
      setReady();
      return { serials: [], mayServeMore: true };
    }
    return readSome(units, index, changed);
  };

  const takeAll = async (): Promise<void> => {
    while (!signal.aborted && (isAllChanged || changed.size > 0)) {
      const wasAllChanged: boolean = isAllChanged;
      await take().then(
        (applied) => tell(applied),
        async (error: unknown) => {
          isAllChanged ||= wasAllChanged;
          if (!signal.aborted) onError(error);
          await sleep(RETRY_MS, undefined, { ref: false });
        },
      );
    }
    working = null;
  };

  return {
    search: (requirement, limit) => readOnce(index).search(requirement, limit),
    relaxations: (requirement) => readOnce(index).relaxations(requirement),
    refresh: (change) => {
      if (change === 'all') isAllChanged = true;
      else for (const serial of change) changed.add(serial);
      // Asynchronous: work that ended before the assignment would seem to run forever.
      working ??= Promise.resolve().then(takeAll);
    },
    onApplied: (listener) => (tell = listener),
    isReady: () => index !== null,
    ready,
    settled: async () => {
      while (working !== null) await working;
    },
    size: () => index?.size ?? 0,
  };
}

function readOnce(index: UnitIndex | null): UnitIndex {
  if (index === null) throw new UnitsNotReadyError('The units have not been read yet.');
  return index;
}

/** In batches, so that reading a hundred thousand units does not block other requests. */
async function readAll(units: UnitsRepository): Promise<UnitIndex> {
  const index = createUnitIndex();
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

/** Removed before reading: a notification during the read must lead to another read. */
async function readSome(units: UnitsRepository, index: UnitIndex, changed: Set<string>): Promise<AppliedChange> {
  const serials = takeFrom(changed, ROWS_PER_READ);
  const rows = await units.availableAmong(serials).catch((error: unknown) => {
    for (const serial of serials) changed.add(serial);
    throw error;
  });
  const found = new Map<string, Candidate>(rows.map((row) => [row.serial, toCandidate(row)]));
  for (const serial of serials) {
    const candidate = found.get(serial);
    if (candidate === undefined) index.remove(serial);
    else index.put(candidate);
  }
  return { serials, mayServeMore: found.size > 0 };
}
