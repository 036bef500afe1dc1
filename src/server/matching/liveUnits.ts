import type { InventoryExportQuery, InventorySelection } from '../../contract/inventory/inventoryQuery';
import type { InventoryFacets } from '../../contract/inventory/facets';
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
  let currentRates: NamedRates | null = null;
  let listener: (change: AppliedChange) => void = () => undefined;
  let last: Promise<unknown> = Promise.resolve();

  const store = () => orNotReady(current);
  const rates = () => orNotReady(currentRates);
  const year = () => Number(businessDay(now()).slice(0, 4));
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    const next = last.then(work, work);
    last = next.catch(() => undefined);
    return next;
  };
  const notify = (change: AppliedChange) => {
    onChange();
    listener(change);
  };
  const readRates = async () => {
    currentRates = await ratesNow();
  };
  const readChanges = async (changes: Changes) => {
    const serials = changedKeys(changes, ['unit', 'files']);
    if (current === null || serials === 'all') {
      await readRates();
      current = await readUnits(units, signal);
      notify({ serials: [], mayServeMore: true });
      return;
    }
    if (changedKeys(changes, ['rates']).length > 0) {
      await readRates();
      notify({ serials: [], mayServeMore: true });
    }
    if (serials.length === 0) return;
    const mayServeMore = await updateUnits(units, current, serials);
    const judged = changedKeys(changes, ['unit']);
    if (judged === 'all' || judged.length === 0) onChange();
    else notify({ serials: judged, mayServeMore });
  };
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
    isReady: () => current !== null,
    onApplied: (heard) => (listener = heard),
    apply: (changes) => inTurn(() => readChanges(changes)),
    refreshRates: () =>
      inTurn(async () => {
        await readRates();
        notify({ serials: [], mayServeMore: true });
      }),
    settled: () => last,
  };
}

function orNotReady<T>(value: T | null): T {
  if (value === null) throw new UnitsNotReadyError('The units have not been read yet.');
  return value;
}
