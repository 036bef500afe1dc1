import { facets, type Facet, type InventorySelection } from '../../../contract/inventory/inventoryQuery';
import type { ColumnName, UnitStore } from '../../unitStore/unitStore';
import { facetRules } from '../facetValues';

export type Chosen = ReadonlyMap<Facet, ReadonlySet<string>>;

/** One bit per row for each of the 16 facets that it fails. */
export type Failures = Uint16Array;

export const NONE = 0;
/** A removed row, or one without the searched words. */
export const ALL = 0xffff;
export const bitOf = (facet: Facet): number => 1 << facets.indexOf(facet);

const DEFAULTS: Readonly<Partial<Record<Facet, string[]>>> = { availability: ['free', 'reserved'] };

export const chosenIn = (selection: InventorySelection): Chosen =>
  new Map(
    facets.flatMap((facet): [Facet, Set<string>][] => {
      const values = selection[facet] ?? DEFAULTS[facet];
      return values === undefined ? [] : [[facet, new Set([values].flat())]];
    }),
  );

/** One pass over each column of a chosen facet, and over the texts for each word. */
export function failuresOf(store: UnitStore, selection: InventorySelection, year: number): Failures {
  const chosen = chosenIn(selection);
  const failures = new Uint16Array(store.rows);
  for (const row of store.removedRows) failures[row] = ALL;
  for (const column of new Set([...chosen.keys()].map((facet) => facetRules[facet].column))) {
    const { codes } = store.columns[column];
    const byCode = failuresByCode(store, column, chosen, year);
    for (let row = 0; row < failures.length; row += 1)
      failures[row] = (failures[row] ?? 0) | (byCode[codes[row] ?? 0] ?? 0);
  }
  for (const word of wordsIn(selection.search)) failWithoutWord(store, failures, word);
  return failures;
}

function failuresByCode(store: UnitStore, column: ColumnName, chosen: Chosen, year: number): Uint16Array {
  const byCode = new Uint16Array(store.columns[column].values.length);
  for (const [facet, wanted] of chosen) {
    if (facetRules[facet].column !== column) continue;
    store.columns[column].values.forEach((unit, code) => {
      if (!wanted.has(facetRules[facet].valueOf(unit, year))) byCode[code] = (byCode[code] ?? 0) | bitOf(facet);
    });
  }
  return byCode;
}

const wordsIn = (search = ''): string[] => search.toLowerCase().split(/\s+/).filter(Boolean);

/** Fails rows whose texts and serial lack the word. */
function failWithoutWord({ texts, searchedSerials }: UnitStore, failures: Failures, word: string): void {
  const { codes } = texts;
  const hasWord = Uint8Array.from(texts.values, (text) => Number(text.includes(word)));
  for (let row = 0; row < failures.length; row += 1) {
    if (failures[row] === ALL || hasWord[codes[row] ?? 0] === 1) continue;
    if (searchedSerials[row]?.includes(word) !== true) failures[row] = ALL;
  }
}
