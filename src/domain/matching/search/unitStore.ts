import { createCodes } from '../../columns/numbers';
import { createSerialRows } from '../../columns/serialRows';
import type { Rates } from '../../rates/rates';
import type { Candidate, CandidateKind, CandidateOwn } from '../reading/candidate';
import { milesTo, type RankFacts } from '../ranking/key/rankKey';
import { moneyOf } from '../ranking/unitMoney';
import type { Bucket } from './bucket';
import { candidateOf, createFacets, idsOfUnit, impedanceIdOf, kindIdsOf, type Facets, type KindIds } from './facets';
import { createInterner, memoized } from './interner';
import { createMoneyColumns } from './moneyColumns';
import { createPlacing } from './placing';

/** What the units of a kind have in common, by the codes of the store that made it. */
export interface StoredKind {
  readonly ids: KindIds;
  readonly head: number;
  readonly location: number;
}

/** Units in columns: a row each, and no object. */
export interface UnitStore {
  readonly facets: Facets;
  /** Those that have units. */
  readonly buckets: ReadonlyMap<number, Bucket>;
  /** Adds a unit, or replaces the one with its serial. */
  put: (candidate: Candidate) => void;
  kindOf: (kind: CandidateKind) => StoredKind;
  /** As `put`, where many units are of one kind: what they have in common is looked up once. */
  putOfKind: (kind: StoredKind, own: CandidateOwn) => void;
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

  const kindOf = (kind: CandidateKind): StoredKind => {
    const [ids, { location }] = [kindIdsOf(facets, kind), kind];
    return { ids, head: placing.headOf(ids), location: locations.idOf(location, () => ({ location })) };
  };
  const putOfKind = ({ ids, head, location }: StoredKind, own: CandidateOwn) => {
    const { row, isNew } = units.take(own.serial);
    if (!isNew) placing.leave(row);
    placing.enter(row, idsOfUnit(ids, impedanceIdOf(facets, own)), head);
    money.set(row, own);
    locationCodes.set(row, location);
  };

  return {
    facets,
    buckets: placing.buckets,
    put: (candidate) => putOfKind(kindOf(candidate), candidate),
    kindOf,
    putOfKind,
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
