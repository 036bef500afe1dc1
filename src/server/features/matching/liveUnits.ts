import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Ranked } from '../../../domain/matching/ranking/scoreUnit';
import type { MatchRequirement } from '../../../domain/matching/reading/requirement';
import { type Relaxation, relaxations } from '../../../domain/matching/search/relaxations';
import { type Offer, offers } from '../../../domain/matching/search/offers';
import { createUnitStore, type UnitStore } from '../../../domain/unitStore/unitStore';
import type { StoredUnitsRepository } from '../units/storedUnits';
import type {
  InventoryExportQuery,
  InventorySelection,
  InventoryFacets,
} from '../../../contract/inventory/inventoryQuery';
import type { NamedRates } from '../../../contract/rates/rateSets';
import { businessDay } from '../../../domain/calendar/businessDay';
import { countFacets } from '../../../domain/inventory/search/countFacets';
import { type ListedSerials, listUnits } from '../../../domain/inventory/search/listUnits';
import { searchUnits } from '../../../domain/matching/search/searchUnits';
import type { Rates } from '../../../domain/rates/rates';
import { toNamedRates } from '../rates/presenter';
import { changedKeys, type Changes } from './fetchChanges';

export interface AppliedChange {
  /** Added, changed or removed units; with `mayServeMore`, possibly others too. */
  readonly serials: readonly string[];
  /** Any order may have a better unit now. */
  readonly mayServeMore: boolean;
}

export interface UnitSearch {
  search: (requirement: MatchRequirement, limit: number) => Promise<Ranked[]>;
  /** Single changes of the requirement, most helpful first. */
  relaxations: (requirement: MatchRequirement) => Promise<Relaxation[]>;
  /** The units that concessions of the customer would add, compared with the best unit now. */
  offers: (requirement: MatchRequirement, best: Ranked | undefined) => Promise<Offer[]>;
}

const UNITS_PER_READ = 1_000;
const UNITS_PER_TURN = 200;

/** Yields to other requests. */
export async function readUnits(units: StoredUnitsRepository, signal: AbortSignal): Promise<UnitStore> {
  const store = createUnitStore();
  let last: string | undefined = '';
  while (last !== undefined) {
    signal.throwIfAborted();
    const page = await units.after(last, UNITS_PER_READ);
    for (let from = 0; from < page.length; from += UNITS_PER_TURN) {
      page.slice(from, from + UNITS_PER_TURN).forEach(store.put);
      await nextTurn();
    }
    store.rowsBySerial();
    last = page.at(-1)?.serial;
  }
  return store;
}

/** Rereads these units and removes missing ones. True if any of them is available. */
export async function updateUnits(
  units: StoredUnitsRepository,
  store: UnitStore,
  serials: readonly string[],
): Promise<boolean> {
  let mayServeMore = false;
  for (let from = 0; from < serials.length; from += UNITS_PER_READ) {
    const batch = serials.slice(from, from + UNITS_PER_READ);
    const found = new Map((await units.among(batch)).map((unit) => [unit.serial, unit]));
    for (const serial of batch) {
      const unit = found.get(serial);
      if (unit === undefined) store.remove(serial);
      else store.put(unit);
      mayServeMore ||= unit !== undefined && !unit.isReserved && !unit.isRetired && !unit.isIncomplete;
    }
  }
  return mayServeMore;
}

export class UnitsNotReadyError extends Error {
  readonly statusCode = 503;
}

export interface LiveUnits extends UnitSearch {
  size: () => Promise<number>;
  rates: () => NamedRates;
  judgedBy: (rates: Rates) => UnitSearch;
  /** A page of serials of an inventory list, and the total. */
  page: (query: InventoryExportQuery, from: number, size: number) => ListedSerials;
  facets: (selection: InventorySelection) => InventoryFacets['results'];
  /** Reserved and retired units included. */
  total: () => number;
  isReady: () => boolean;
  /** Sets the only listener, called once searches reflect a change. */
  onApplied: (listener: (change: AppliedChange) => void) => void;
  /** After an error, apply the same changes again. */
  apply: (changes: Changes) => Promise<void>;
  refreshRates: () => Promise<void>;
  /** Settles after all earlier work. */
  settled: () => Promise<unknown>;
}

export interface LiveUnitsOptions {
  readonly signal: AbortSignal;
  /** Default: the specification's rates. */
  readonly ratesNow?: () => Promise<NamedRates>;
  /** Called when answers may differ. */
  readonly onChange?: () => void;
  readonly now?: () => Date;
}

/** Answers from the last complete state. Throws UnitsNotReadyError before it. */
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
    // Together: until both are read, answers come from the last state.
    const [ofNow, store] = [await ratesNow(), await readUnits(units, signal)];
    rates = ofNow;
    current = store;
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
    offers: (requirement, best) => Promise.resolve(offers(requirement, store(), by(), best)),
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
