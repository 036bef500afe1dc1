import fc from 'fast-check';
import { facets, NOT_RECORDED, type Facet } from '../../../../src/contract/inventory/inventoryQuery';
import {
  codesOf,
  createFacetColumns,
  setCodes,
  type FacetColumn,
} from '../../../../src/domain/inventory/columns/facetColumns';
import type { Asked } from '../../../../src/domain/inventory/columns/failures';

export type Values = Record<Facet, string>;
export type Chosen = Partial<Record<Facet, readonly string[]>>;

/** A row's values as they are stored: of the age, the year of manufacture. */
export const storedValues = (over: Partial<Values> = {}): Values => ({
  ...{ kva: '500', primary_voltage: '12470GrdY/7200', secondary_voltage: '480Y/277', connection: 'Grounded wye-wye' },
  ...{ phase: '3', fluid: 'FR3', feed: 'Loop', front: 'Dead front', winding: 'Copper', condition: 'RC' },
  ...{ warehouse: 'Phoenix, AZ', age: '2000', availability: 'free', needs_cabinet: 'no', needs_tank: 'no' },
  ...{ has_photos: 'yes', ...over },
});

export const setFacets = (columns: readonly FacetColumn[], row: number, values: Values) =>
  setCodes(columns, row, codesOf(columns, values));

/** The columns of these rows, each given once. */
export function columnsOf(rows: readonly Values[]) {
  const columns = createFacetColumns(rows.length);
  for (const [row, values] of rows.entries()) setFacets(columns, row, values);
  return columns;
}

export const askedFor = (chosen: Chosen, year = 2026, byDefault: readonly Facet[] = []): Asked => ({
  chosen: new Map(facets.flatMap((facet) => (chosen[facet] ? [[facet, new Set(chosen[facet])]] : []))),
  byDefault: new Set(byDefault),
  year,
});

/** Few values of each, so that rows share them; ages are left out of what is chosen by chance: they are asked for in bands. */
const someValue = fc.constantFrom('1', '02', '10', '9', 'a', 'B', NOT_RECORDED);
const dated = fc.constantFrom('1960', '1987', '2016', '2020', NOT_RECORDED);
const values = fc.record(
  Object.fromEntries(facets.map((facet) => [facet, facet === 'age' ? dated : someValue])) as Record<
    Facet,
    fc.Arbitrary<string>
  >,
);
export const rowsOfValues = fc.array(values, { maxLength: 25 });
export const selections: fc.Arbitrary<Chosen> = fc.dictionary(
  fc.constantFrom(...facets.filter((facet) => facet !== 'age')),
  fc.uniqueArray(someValue, { minLength: 1, maxLength: 5 }),
  { maxKeys: 4 },
);
