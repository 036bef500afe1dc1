import type {
  InventoryExportQuery,
  InventorySelection,
  InventoryFacets,
} from '../../contract/inventory/inventoryQuery';
import type { NamedRates } from '../../contract/rates/rateSets';
import { businessDay } from '../../domain/calendar/businessDay';
import { countFacets } from '../../domain/inventory/search/countFacets';
import { listUnits } from '../../domain/inventory/search/listUnits';
import { relaxations } from '../../domain/matching/search/relaxations';
import { searchUnits } from '../../domain/matching/search/searchUnits';
import type { Rates } from '../../domain/rates/rates';
import type { UnitStore } from '../../domain/unitStore/unitStore';
import { toNamedRates } from '../presenters/rates';
import type { StoredUnitsRepository } from '../repositories/units/storedUnits';
import { changedKeys, type Changes } from './changes/fetchChanges';
import { readUnits, updateUnits } from './readUnits';
import type { AppliedChange, UnitSearch } from './search/unitSearch';

/** A question before all units were read for the first time. */
export class UnitsNotReadyError extends Error {
  readonly statusCode = 503;
}

/** All units in memory, kept as the database has them. */
export interface LiveUnits extends UnitSearch {
  /** How many units are available. */
  size: () => Promise<number>;
  /** The rates that searches judge by. */
  rates: () => NamedRates;
  /** Searches the same units by other rates. */
  judgedBy: (rates: Rates) => UnitSearch;
  /** The serials of `size` units of an inventory list from the `from`th on, and how many it has. */
  page: (query: InventoryExportQuery, from: number, size: number) => { serials: string[]; count: number };
  facets: (selection: InventorySelection) => InventoryFacets['results'];
  /** How many units there are, reserved and retired ones included. */
  total: () => number;
  isReady: () => boolean;
  /** Sets the one listener, which hears of every change once searches reflect it. */
  onApplied: (listener: (change: AppliedChange) => void) => void;
  /** Reads what changed. After an error, apply the same changes again. */
  apply: (changes: Changes) => Promise<void>;
  refreshRates: () => Promise<void>;
  /** Settles when all that was begun before has ended. */
  settled: () => Promise<unknown>;
}

export interface LiveUnitsOptions {
  /** Aborted when the server stops. */
  readonly signal: AbortSignal;
  /** The rates that hold now; absent: the specification's. */
  readonly ratesNow?: () => Promise<NamedRates>;
  /** Called whenever answers may be others than before. */
  readonly onChange?: () => void;
  readonly now?: () => Date;
}

/** Answers from the last state that was read completely. Throws UnitsNotReadyError before the first one. */
export function createLiveUnits(units: StoredUnitsRepository, options: LiveUnitsOptions): LiveUnits {
  const { signal, onChange = () => undefined, now = () => new Date() } = options;
  const { ratesNow = () => Promise.resolve(toNamedRates(undefined)) } = options;
  let current: UnitStore | null = null;
  let rates: NamedRates | null = null;
  let listener: (change: AppliedChange) => void = () => undefined;
  const inTurn = createQueue();

  const notify = (change: AppliedChange) => {
    onChange();
    listener(change);
  };
  const readRates = async () => {
    rates = await ratesNow();
    if (current !== null) notify({ serials: [], mayServeMore: true });
  };
  const readAll = async () => {
    await readRates();
    current = await readUnits(units, signal);
    notify({ serials: [], mayServeMore: true });
  };
  const readChanged = async (store: UnitStore, serials: readonly string[], judged: readonly string[]) => {
    const mayServeMore = await updateUnits(units, store, serials);
    if (judged.length === 0) onChange();
    else notify({ serials: judged, mayServeMore });
  };
  const read = async (changes: Changes) => {
    const [judged, listed] = [changedKeys(changes, ['unit']), changedKeys(changes, ['unit', 'files'])];
    if (current === null || judged === 'all' || listed === 'all') return readAll();
    if (changedKeys(changes, ['rates']).length > 0) await readRates();
    if (listed.length > 0) await readChanged(current, listed, judged);
  };

  return {
    ...answersFrom(
      () => orNotReady(current),
      () => orNotReady(rates),
      now,
    ),
    isReady: () => current !== null,
    onApplied: (heard) => (listener = heard),
    apply: (changes) => inTurn.run(() => read(changes)),
    refreshRates: () => inTurn.run(readRates),
    settled: inTurn.settled,
  };
}

function answersFrom(store: () => UnitStore, rates: () => NamedRates, now: () => Date) {
  const year = () => Number(businessDay(now()).slice(0, 4));
  const judgedBy = (by: () => Rates): UnitSearch => ({
    search: (requirement, limit) => Promise.resolve(searchUnits(requirement, store(), limit, by())),
    relaxations: (requirement) => Promise.resolve(relaxations(requirement, store(), by())),
  });
  return {
    ...judgedBy(() => rates().values),
    size: () => Promise.resolve(store().available),
    rates,
    judgedBy: (other) => judgedBy(() => other),
    page: (query, from, size) => listUnits(store(), query, year(), from, size),
    facets: (selection) => countFacets(store(), selection, year()),
    total: () => store().size,
  } satisfies Partial<LiveUnits>;
}

/** Runs one task after the other. */
function createQueue() {
  let last: Promise<unknown> = Promise.resolve();
  return {
    run: (task: () => Promise<void>): Promise<void> => {
      const next = last.then(task);
      last = next.catch(() => undefined);
      return next;
    },
    settled: () => last,
  };
}

function orNotReady<T>(value: T | null): T {
  if (value === null) throw new UnitsNotReadyError('The units have not been read yet.');
  return value;
}
