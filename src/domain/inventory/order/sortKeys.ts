import { NOT_RECORDED, type InventorySort } from '../../../contract/inventory/inventoryQuery';
import { parseVoltage } from '../../matching/reading/voltage';
import { createInterner, valuesOf, type Interner } from '../../matching/search/interner';
import { createCodes, createMeasures } from '../../columns/numbers';
import { voltageValue, type UnitFactsKind, type UnitFactsOwn } from '../unitFacts';
import { compareTexts } from './compareTexts';
import type { KeyOf } from './sortedRows';

/** What one sort reads of every row. */
export interface SortKeys<Unit> {
  /** A unit's key. */
  keyOf: (unit: Unit) => number;
  /** Whether the row's key is another one now. */
  set: (row: number, key: number) => boolean;
  keys: () => KeyOf;
}

/** By what units of one kind have in common. */
export type ByKind = 'kva' | 'primary_voltage' | 'secondary_voltage' | 'manufacturer' | 'warehouse';
export type ByKey = Exclude<InventorySort, 'serial'>;
type ByOwn = Exclude<ByKey, ByKind>;

export const createSortKeys = (
  rows: number,
): Record<ByKind, SortKeys<UnitFactsKind>> & Record<ByOwn, SortKeys<UnitFactsOwn>> => ({
  kva: ofNumbers(rows, ({ kva }) => kva),
  primary_voltage: ofTexts(rows, ({ primaryVoltage }) => voltageValue(primaryVoltage), volts),
  secondary_voltage: ofTexts(rows, ({ secondaryVoltage }) => voltageValue(secondaryVoltage), volts),
  manufacturer: ofTexts(rows, ({ manufacturer }) => manufacturer?.trim() ?? ''),
  year: ofNumbers(rows, ({ mfgYear }) => mfgYear),
  warehouse: ofTexts(rows, ({ warehouse }) => warehouse?.trim() ?? ''),
  unit_cost: ofNumbers(rows, ({ unitCost }) => unitCost),
  list_price: ofNumbers(rows, ({ listPrice }) => listPrice),
  weight: ofNumbers(rows, ({ weightLbs }) => weightLbs),
});

/** Numbers from 0 up with at most two decimals. */
function ofNumbers<Unit>(rows: number, numberOf: (unit: Unit) => number | null): SortKeys<Unit> {
  const measures = createMeasures(rows);
  return {
    keyOf: (unit) => Math.round((numberOf(unit) ?? Infinity) * 100),
    set(row, hundredths) {
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
function ofTexts<Unit>(
  rows: number,
  textOf: (unit: Unit) => string,
  numberIn: (text: string) => number = () => 0,
): SortKeys<Unit> {
  const texts = createInterner<string>();
  const codes = createCodes(rows);
  return {
    keyOf(unit) {
      const text = textOf(unit);
      return texts.idOf(text, () => text);
    },
    set(row, code) {
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
