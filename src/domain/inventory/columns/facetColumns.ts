import type { Facet } from '../../../contract/inventory/inventoryQuery';
import { createInterner, type Interner } from '../../matching/search/interner';
import { createCodes, type Codes } from '../../columns/numbers';

/**
 * Facets that share a column: one code stands for a combination of their values. What has few values, or values that go
 * together, is combined, so that counting all facets takes six passes.
 */
const GROUPS: readonly (readonly Facet[])[] = [
  ['kva'],
  ['primary_voltage'],
  ['secondary_voltage'],
  ['warehouse'],
  ['age'],
  [
    ...(['connection', 'phase', 'fluid', 'feed', 'front', 'winding'] as const),
    ...(['condition', 'availability', 'needs_cabinet', 'needs_tank', 'has_photos'] as const),
  ],
];

/** The values of some facets of every row, as codes. */
export interface FacetColumn {
  readonly facets: readonly Facet[];
  /** By code, each facet's value. */
  readonly combinations: Interner<readonly string[]>;
  readonly codes: Codes;
}

export const createFacetColumns = (rows: number): readonly FacetColumn[] =>
  GROUPS.map((facets) => ({ facets, combinations: createInterner(), codes: createCodes(rows) }));

/** Values of the facets of these columns, and maybe of others. */
type Values = Readonly<Partial<Record<Facet, string>>>;

/** The code of these values in each column; no value holds a NUL. */
export const codesOf = (columns: readonly FacetColumn[], values: Values): number[] =>
  columns.map(({ facets, combinations }) => {
    const combination = facets.map((facet) => values[facet] ?? '');
    return combinations.idOf(combination.join('\0'), () => combination);
  });

export const setCodes = (columns: readonly FacetColumn[], row: number, codes: readonly number[]): void =>
  columns.forEach((column, at) => column.codes.set(row, codes[at] ?? 0));
