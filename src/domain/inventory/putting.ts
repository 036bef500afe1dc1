import { memoizedIn } from '../columns/memoizedIn';
import { codesOf, setCodes, type FacetColumn } from './columns/facetColumns';
import type { TextColumn } from './columns/textColumn';
import type { Rows } from './order/rows';
import type { createSortKeys } from './order/sortKeys';
import type { createSorts } from './order/sorts';
import { kindValues, ownValues, type UnitFacts, type UnitFactsKind, type UnitFactsOwn } from './unitFacts';

/** What the units of a kind have in common, by the codes of the index that made it. */
export interface IndexedKind {
  readonly codes: readonly number[];
  readonly keys: readonly number[];
  readonly manufacturer: string | null;
}

export interface Putting {
  /** Adds a unit, or replaces the one with its serial. */
  put: (unit: UnitFacts) => void;
  kindOf: (kind: UnitFactsKind) => IndexedKind;
  /** As `put`, where many units are of one kind: what they have in common is looked up once. */
  putOfKind: (kind: IndexedKind, own: UnitFactsOwn) => void;
}

/** Into what units are put. */
export interface PutInto {
  readonly columns: readonly FacetColumn[];
  readonly text: TextColumn;
  readonly rows: Rows;
  readonly keys: ReturnType<typeof createSortKeys>;
  readonly sorts: ReturnType<typeof createSorts>;
}

const BY_KIND = ['kva', 'primary_voltage', 'secondary_voltage', 'manufacturer', 'warehouse'] as const;
const BY_OWN = ['year', 'unit_cost', 'list_price', 'weight'] as const;

export function createPutting({ columns, text, rows, keys, sorts }: PutInto): Putting {
  const ownColumns = columns.filter(({ facets }) => facets.includes('age'));
  const kindColumns = columns.filter((column) => !ownColumns.includes(column));
  const byKind = BY_KIND.map((sort) => ({ by: keys[sort], sorted: sorts[sort] }));
  const byOwn = BY_OWN.map((sort) => ({ by: keys[sort], sorted: sorts[sort] }));
  const codesOfYear = memoizedIn(new Map<number | null, number[]>(), (mfgYear) =>
    codesOf(ownColumns, ownValues({ mfgYear })),
  );
  const kindOf = (kind: UnitFactsKind): IndexedKind => ({
    codes: codesOf(kindColumns, kindValues(kind)),
    keys: byKind.map(({ by }) => by.keyOf(kind)),
    manufacturer: kind.manufacturer,
  });
  const putOfKind = (kind: IndexedKind, own: UnitFactsOwn) => {
    const { row, isNew } = rows.take(own.serial);
    setCodes(kindColumns, row, kind.codes);
    setCodes(ownColumns, row, codesOfYear(own.mfgYear));
    text.set(row, own.serial, [kind.manufacturer, ...own.notes]);
    if (isNew) sorts.serial.touch(row);
    byKind.forEach(({ by, sorted }, at) => {
      if (by.set(row, kind.keys[at] ?? 0) || isNew) sorted.touch(row);
    });
    for (const { by, sorted } of byOwn) if (by.set(row, by.keyOf(own)) || isNew) sorted.touch(row);
  };
  return { put: (unit) => putOfKind(kindOf(unit), unit), kindOf, putOfKind };
}
