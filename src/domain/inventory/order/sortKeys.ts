import { NOT_RECORDED, type Facet } from '../../../contract/inventory/facets';
import type { InventorySort } from '../../../contract/inventory/inventoryQuery';
import { parseVoltage } from '../../matching/reading/voltage';
import { createInterner, valuesOf, type Interner } from '../../matching/search/interner';
import { createCodes, createMeasures } from '../../columns/numbers';
import type { UnitFacts } from '../unitFacts';
import { compareTexts } from './compareTexts';
import type { KeyOf } from './sortedRows';

/** What one sort reads of every row. */
export interface SortKeys {
  /** Whether the row's key is another one now. */
  set: (row: number, unit: UnitFacts, values: Record<Facet, string>) => boolean;
  keys: () => KeyOf;
}

export type ByKey = Exclude<InventorySort, 'serial'>;

export const createSortKeys = (rows: number): Record<ByKey, SortKeys> => ({
  kva: ofNumbers(rows, ({ kva }) => kva),
  primary_voltage: ofTexts(rows, (_unit, values) => values.primary_voltage, volts),
  secondary_voltage: ofTexts(rows, (_unit, values) => values.secondary_voltage, volts),
  manufacturer: ofTexts(rows, ({ manufacturer }) => manufacturer?.trim() ?? ''),
  year: ofNumbers(rows, ({ mfgYear }) => mfgYear),
  warehouse: ofTexts(rows, ({ warehouse }) => warehouse?.trim() ?? ''),
  unit_cost: ofNumbers(rows, ({ unitCost }) => unitCost),
  list_price: ofNumbers(rows, ({ listPrice }) => listPrice),
  weight: ofNumbers(rows, ({ weightLbs }) => weightLbs),
});

/** Numbers from 0 up with at most two decimals. */
function ofNumbers(rows: number, numberOf: (unit: UnitFacts) => number | null): SortKeys {
  const measures = createMeasures(rows);
  return {
    set(row, unit) {
      const hundredths = Math.round((numberOf(unit) ?? Infinity) * 100);
      const isOther = measures.array[row] !== hundredths;
      measures.set(row, hundredths);
      return isOther;
    },
    keys: () => {
      const { array } = measures;
      return (row) => array[row] ?? Infinity;
    },
  };
}

/** Texts by a number in them, then by their characters, case ignored. */
function ofTexts(
  rows: number,
  textOf: (unit: UnitFacts, values: Record<Facet, string>) => string,
  numberIn: (text: string) => number = () => 0,
): SortKeys {
  const texts = createInterner<string>();
  const codes = createCodes(rows);
  return {
    set(row, unit, values) {
      const text = textOf(unit, values);
      const code = texts.idOf(text, () => text);
      const isOther = codes.array[row] !== code;
      codes.set(row, code);
      return isOther;
    },
    keys: () => {
      const ranks = ranksOf(texts, numberIn);
      const { array } = codes;
      return (row) => ranks[array[row] ?? 0] ?? Infinity;
    },
  };
}

function ranksOf(texts: Interner<string>, numberIn: (text: string) => number): Float64Array {
  const keyed = valuesOf(texts).map((text, code) => ({ code, text, number: numberIn(text), low: text.toLowerCase() }));
  keyed.sort((a, b) => a.number - b.number || compareTexts(a.low, b.low) || compareTexts(a.text, b.text));
  const ranks = new Float64Array(keyed.length);
  keyed.forEach(({ code, text }, rank) => (ranks[code] = text === '' || text === NOT_RECORDED ? Infinity : rank));
  return ranks;
}

/** The first winding's volts; of a text that cannot be read, more than any. */
const volts = (text: string): number => parseVoltage(text)?.[0]?.volts ?? Number.MAX_SAFE_INTEGER;
