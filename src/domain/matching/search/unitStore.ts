import { createCodes } from '../../columns/numbers';
import { createSerialRows } from '../../columns/serialRows';
import type { Rates } from '../../rates/rates';
import type { Candidate } from '../reading/candidate';
import { milesTo, type RankFacts } from '../ranking/key/rankKey';
import { moneyOf } from '../ranking/unitMoney';
import type { Bucket } from './bucket';
import { candidateOf, createFacets, facetIdsOf, type Facets } from './facets';
import { createInterner, memoized } from './interner';
import { createMoneyColumns } from './moneyColumns';
import { createPlacing } from './placing';

/** Units in columns: a row each, and no object. */
export interface UnitStore {
  readonly facets: Facets;
  /** Those that have units. */
  readonly buckets: ReadonlyMap<number, Bucket>;
  /** Adds a unit, or replaces the one with its serial. */
  put: (candidate: Candidate) => void;
  /** Does nothing where there is no such unit. */
  remove: (serial: string) => void;
  /** The unit as it was put. */
  candidateAt: (row: number) => Candidate;
  /** By the rates of the store. */
  rankFactsAt: (row: number) => RankFacts;
  readonly size: number;
}

/** Room for so many `rows` is made at once. */
export function createUnitStore(rates: Rates, rows = 0): UnitStore {
  const facets = createFacets();
  const units = createSerialRows(rows);
  const placing = createPlacing(rows);
  const money = createMoneyColumns(rows);
  const locations = createInterner<{ location: string | null }>();
  const milesOf = memoized(locations, ({ location }) => milesTo(location, rates));
  const locationCodes = createCodes(rows);
  const locationOf = (row: number) => locationCodes.array[row] ?? 0;

  return {
    facets,
    buckets: placing.buckets,
    put(candidate) {
      const { serial, location } = candidate;
      const { row, isNew } = units.take(serial);
      if (!isNew) placing.leave(row);
      placing.enter(row, facetIdsOf(facets, candidate));
      money.set(row, candidate);
      const code = locations.idOf(location, () => ({ location }));
      locationCodes.set(row, code);
    },
    remove(serial) {
      const row = units.leave(serial);
      if (row !== undefined) placing.leave(row);
    },
    candidateAt: (row) => {
      const { location } = locations.valueOf(locationOf(row));
      return candidateOf(facets, placing.idsAt(row), { serial: units.serialOf(row), location, amounts: money.at(row) });
    },
    rankFactsAt: (row) => ({
      serial: units.serialOf(row),
      money: moneyOf(money.at(row), rates),
      miles: milesOf(locationOf(row)),
    }),
    get size() {
      return units.size;
    },
  };
}
