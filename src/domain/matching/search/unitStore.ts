import { works } from '../../../contract/unit/unit';
import { createCodes } from '../../columns/numbers';
import { createSerialRows } from '../../columns/serialRows';
import type { Rates } from '../../rates/rates';
import { NOTHING, type Candidate, type CandidateKind, type CandidateOwn } from '../reading/candidate';
import { flagOf } from '../ranking/totals';
import { workCents } from '../ranking/unitMoney';
import { impedanceColumn, kindColumns } from './columns';
import { createDictionary, type Dictionary } from './dictionary';
import { createMoneyColumns, type Amounts } from './moneyColumns';
import { createPlaces } from './places';

/** What the units of a kind have in common, by the codes of the store that made it. */
export interface StoredKind {
  readonly codes: readonly number[];
  readonly location: number;
}

/** Units in columns: a row each, and no object. */
export interface UnitStore {
  /** Adds a unit, or replaces the one with its serial. */
  put: (candidate: Candidate) => void;
  kindOf: (kind: CandidateKind) => StoredKind;
  /** As `put`, where many units are of one kind: what they have in common is looked up once. */
  putOfKind: (kind: StoredKind, own: CandidateOwn) => void;
  /** Does nothing where there is no such unit. */
  remove: (serial: string) => void;
  /** What is judged of units, a column each. */
  readonly columns: readonly Dictionary[];
  /** The distinct values that units have or had in the fields of a column. */
  distinct: (field: keyof CandidateKind) => readonly Partial<Candidate>[];
  /** How many rows there are, those that units left included. */
  readonly rows: number;
  isLive: (row: number) => boolean;
  serialAt: (row: number) => string;
  kvaAt: (row: number) => number | null;
  amountsAt: (row: number) => Amounts;
  /** The flags of work whose cost is recorded neither on the unit nor in the rates of the store; a rewind is never among them. */
  unpricedAt: (row: number) => number;
  /** By the rates of the store. */
  milesAt: (row: number) => number;
  /** The unit as it was put. */
  candidateAt: (row: number) => Candidate;
  readonly size: number;
}

const columnOf = (field: keyof CandidateKind): number => kindColumns.findIndex(({ fields }) => fields.includes(field));

/** Room for so many `rows` is made at once. */
export function createUnitStore(rates: Rates, rows = 0): UnitStore {
  const units = createSerialRows(rows);
  const kinds = kindColumns.map((rule) => createDictionary(rule, rows));
  const impedances = createDictionary(impedanceColumn, rows);
  const money = createMoneyColumns(rows);
  const places = createPlaces(rates, rows);
  const unpriced = createCodes(rows);
  const kvaColumn = kinds[columnOf('kva')];

  const codeAt = (row: number, { codes }: Dictionary) => codes.array[row] ?? 0;
  const kindOf = (kind: CandidateKind): StoredKind => ({
    codes: kinds.map((column) => column.codeOf(kind)),
    location: places.codeOf(kind.location),
  });
  const putOfKind = ({ codes, location }: StoredKind, own: CandidateOwn) => {
    const { row } = units.take(own.serial);
    kinds.forEach((column, at) => column.codes.set(row, codes[at] ?? 0));
    impedances.codes.set(row, impedances.codeOf(own));
    money.set(row, own);
    unpriced.set(row, unpricedFlags(own, rates));
    places.set(row, location);
  };
  const columns = [...kinds, impedances];

  return {
    put: (candidate) => putOfKind(kindOf(candidate), candidate),
    kindOf,
    putOfKind,
    remove: (serial) => void units.leave(serial),
    columns,
    distinct: (field) => valuesIn(kinds[columnOf(field)]),
    get rows() {
      return units.length;
    },
    isLive: units.isLive,
    serialAt: units.serialOf,
    kvaAt: (row) => (kvaColumn && kvaColumn.valuesOf(codeAt(row, kvaColumn)).kva) ?? null,
    amountsAt: money.at,
    unpricedAt: (row) => unpriced.array[row] ?? 0,
    milesAt: places.milesAt,
    candidateAt(row) {
      const kind = columns.reduce<Candidate>(
        (unit, column) => ({ ...unit, ...column.valuesOf(codeAt(row, column)) }),
        NOTHING,
      );
      return { ...kind, location: places.at(row), ...money.at(row), serial: units.serialOf(row) };
    },
    get size() {
      return units.size;
    },
  };
}

const unpricedFlags = (own: CandidateOwn, rates: Rates): number =>
  works.reduce((flags, work) => {
    const isPriced = work === 'rewind' || workCents(own, work, rates) !== null;
    return isPriced ? flags : flags | flagOf(work);
  }, 0);

const valuesIn = (column: Dictionary | undefined): Partial<Candidate>[] =>
  column ? Array.from({ length: column.size }, (_, code) => column.valuesOf(code)) : [];
