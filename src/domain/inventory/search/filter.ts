import { facets, type Facet, type InventorySelection } from '../../../contract/inventory/inventoryQuery';
import type { ColumnName, UnitStore } from '../../unitStore/unitStore';
import { tradeTerms, type TradeTerm } from '../../trade/tradeTerms';
import type { Trait } from '../../trade/trait';
import { facetRules } from '../facetValues';

export type Chosen = ReadonlyMap<Facet, ReadonlySet<string>>;

/** One bit per row for each of the 17 facets that it fails. */
export type Failures = Uint32Array;

export const NONE = 0;
/** A removed row, or one without the searched words. */
export const ALL = 2 ** facets.length - 1;
export const bitOf = (facet: Facet): number => 1 << facets.indexOf(facet);

const DEFAULTS: Readonly<Partial<Record<Facet, string[]>>> = { availability: ['free', 'reserved'] };

export const chosenIn = (selection: InventorySelection): Chosen =>
  new Map(
    facets.flatMap((facet): [Facet, Set<string>][] => {
      const values = selection[facet] ?? DEFAULTS[facet];
      return values === undefined ? [] : [[facet, new Set([values].flat())]];
    }),
  );

/** One pass over each column of a chosen facet, over the column of each trait of the search, and over the texts for each word. */
export function failuresOf(store: UnitStore, selection: InventorySelection, year: number): Failures {
  const chosen = chosenIn(selection);
  const failures = new Uint32Array(store.rows);
  for (const row of store.removedRows) failures[row] = ALL;
  for (const column of new Set([...chosen.keys()].map((facet) => facetRules[facet].column))) {
    const { codes } = store.columns[column];
    const byCode = failuresByCode(store, column, chosen, year);
    for (let row = 0; row < failures.length; row += 1)
      failures[row] = (failures[row] ?? 0) | (byCode[codes[row] ?? 0] ?? 0);
  }
  for (const term of tradeTerms(selection.search ?? '')) failWithout(store, failures, term);
  return failures;
}

function failuresByCode(store: UnitStore, column: ColumnName, chosen: Chosen, year: number): Uint32Array {
  const byCode = new Uint32Array(store.columns[column].values.length);
  for (const [facet, wanted] of chosen) {
    if (facetRules[facet].column !== column) continue;
    store.columns[column].values.forEach((unit, code) => {
      if (!wanted.has(facetRules[facet].valueOf(unit, year))) byCode[code] = (byCode[code] ?? 0) | bitOf(facet);
    });
  }
  return byCode;
}

function failWithout(store: UnitStore, failures: Failures, { source, trait, isWordToo }: TradeTerm): void {
  const hasTrait = trait === null ? null : traitTest(store, trait);
  const hasWord = trait === null || isWordToo ? wordTest(store, source.toLowerCase()) : null;
  for (let row = 0; row < failures.length; row += 1)
    if (failures[row] !== ALL && hasTrait?.(row) !== true && hasWord?.(row) !== true) failures[row] = ALL;
}

type RowTest = (row: number) => boolean;

function traitTest({ columns }: UnitStore, { column, fits }: Trait): RowTest {
  const { codes, values } = columns[column];
  const hasTrait = Uint8Array.from(values, (unit) => Number(fits(unit)));
  return (row) => hasTrait[codes[row] ?? 0] === 1;
}

/** In its texts, place or serial. */
function wordTest({ texts, columns: { location }, searchedSerials }: UnitStore, word: string): RowTest {
  const hasWord = Uint8Array.from(texts.values, (text) => Number(text.includes(word)));
  const isThere = Uint8Array.from(location.values, (unit) => Number(unit.location?.toLowerCase().includes(word)));
  return (row) =>
    hasWord[texts.codes[row] ?? 0] === 1 ||
    isThere[location.codes[row] ?? 0] === 1 ||
    searchedSerials[row]?.includes(word) === true;
}
