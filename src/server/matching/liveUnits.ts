import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Ranked } from '../../domain/matching/ranking/scoreUnit';
import type { MatchRequirement } from '../../domain/matching/reading/requirement';
import { type Relaxation, relaxations } from '../../domain/matching/search/relaxations';
import { createUnitStore, type UnitStore } from '../../domain/unitStore/unitStore';
import type { StoredUnitsRepository } from '../repositories/units/storedUnits';
import type {
  InventoryExportQuery,
  InventorySelection,
  InventoryFacets,
} from '../../contract/inventory/inventoryQuery';
import type { NamedRates } from '../../contract/rates/rateSets';
import { businessDay } from '../../domain/calendar/businessDay';
import { countFacets } from '../../domain/inventory/search/countFacets';
import { listUnits } from '../../domain/inventory/search/listUnits';
import { searchUnits } from '../../domain/matching/search/searchUnits';
import type { Rates } from '../../domain/rates/rates';
import { toNamedRates } from '../presenters/estimates';
import { changedKeys, type Changes } from './fetchChanges';
import type { InventoryRepository, ListedRow } from '../repositories/units/units';

/** A change that searches reflect. */
export interface AppliedChange {
  /** Units that came, changed or went; with `mayServeMore`, possibly others too. */
  readonly serials: readonly string[];
  /** Not only went units: any order may have a better one now. */
  readonly mayServeMore: boolean;
}

/** Finds available units. */
export interface UnitSearch {
  /** The best units for a requirement, best first. */
  search: (requirement: MatchRequirement, limit: number) => Promise<Ranked[]>;
  /** What changing one thing that is required would bring, the most helpful first. */
  relaxations: (requirement: MatchRequirement) => Promise<Relaxation[]>;
}

const UNITS_PER_READ = 1_000;
const UNITS_PER_TURN = 200;

/** Reads all units in pages. Yields to other requests. */
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

/** Reads these units again; removes those that are gone. Resolves with whether any of them is available. */
export async function updateUnits(
  units: StoredUnitsRepository,
  store: UnitStore,
  serials: readonly string[],
): Promise<boolean> {
  let mayServeMore = false;
  for (let from = 0; from < serials.length; from += UNITS_PER_READ) {
    const asked = serials.slice(from, from + UNITS_PER_READ);
    const found = new Map((await units.among(asked)).map((unit) => [unit.serial, unit]));
    for (const serial of asked) {
      const unit = found.get(serial);
      if (unit === undefined) store.remove(serial);
      else store.put(unit);
      mayServeMore ||= unit !== undefined && !unit.isReserved && !unit.isRetired;
    }
  }
  return mayServeMore;
}

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

export interface ExportedUnits {
  /** How many units the batches hold together. */
  readonly count: number;
  /** The units in the list's order, read as they are asked for. Fails where the database does or a unit is gone. */
  readonly batches: AsyncIterable<ListedRow[]>;
}

const BATCH_SIZE = 500;

/** All units that fit: which ones, and in what order, is settled and the first batch is read before this resolves. */
export async function exportedUnits(
  inventory: InventoryRepository,
  liveUnits: Pick<LiveUnits, 'page'>,
  query: InventoryExportQuery,
): Promise<ExportedUnits> {
  const { serials } = liveUnits.page(query, 0, Infinity);
  const first = await readBatch(inventory, serials.slice(0, BATCH_SIZE));
  async function* batches() {
    yield first;
    for (let from = BATCH_SIZE; from < serials.length; from += BATCH_SIZE)
      yield await readBatch(inventory, serials.slice(from, from + BATCH_SIZE));
  }
  return { count: serials.length, batches: batches() };
}

async function readBatch(inventory: InventoryRepository, serials: readonly string[]): Promise<ListedRow[]> {
  const rows = await inventory.listed(serials);
  if (rows.length < serials.length) throw new Error('A unit was removed while the inventory was read');
  return rows;
}
