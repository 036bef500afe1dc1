import { NOT_RECORDED, type InventorySort } from '../../../contract/inventory/inventoryQuery';
import { parseVoltage } from '../../matching/reading/voltage';
import { compareTexts } from '../../unitStore/compareTexts';
import type { Column } from '../../unitStore/column';
import type { StoredUnit } from '../../unitStore/storedUnit';
import type { UnitStore } from '../../unitStore/unitStore';
import { facetRules } from '../facetValues';

/** One key of 0 or more per row; Infinity if not recorded. */
export function sortKeys(store: UnitStore, sort: Exclude<InventorySort, 'serial'>, rows: Uint32Array): Float64Array {
  const { columns, numbers } = store;
  switch (sort) {
    case 'kva':
      return byCode(
        rows,
        columns.kva,
        numbersOf(columns.kva, ({ kva }) => kva),
      );
    case 'year':
      return byCode(
        rows,
        columns.year,
        numbersOf(columns.year, ({ mfgYear }) => mfgYear),
      );
    case 'manufacturer':
      return byCode(
        rows,
        columns.manufacturer,
        ranksOf(columns.manufacturer, ({ manufacturer }) => manufacturer ?? ''),
      );
    case 'warehouse':
      return byCode(
        rows,
        columns.location,
        ranksOf(columns.location, ({ location }) => location ?? ''),
      );
    case 'primary_voltage':
    case 'secondary_voltage': {
      const { valueOf } = facetRules[sort];
      return byCode(
        rows,
        columns.windings,
        ranksOf(columns.windings, (unit) => valueOf(unit, 0), volts),
      );
    }
    case 'unit_cost':
      return byRow(rows, numbers.unitCost.array);
    case 'list_price':
      return byRow(rows, numbers.listPrice.array);
    case 'weight':
      return byRow(rows, numbers.weightLbs.array);
  }
}

function byRow(rows: Uint32Array, values: Float64Array): Float64Array {
  const keys = new Float64Array(rows.length);
  for (let place = 0; place < keys.length; place += 1) {
    const value = values[rows[place] ?? 0] ?? Number.NaN;
    keys[place] = Number.isNaN(value) ? Infinity : value;
  }
  return keys;
}

function byCode(rows: Uint32Array, { codes }: Column, keyByCode: Float64Array): Float64Array {
  const keys = new Float64Array(rows.length);
  for (let place = 0; place < keys.length; place += 1)
    keys[place] = keyByCode[codes[rows[place] ?? 0] ?? 0] ?? Infinity;
  return keys;
}

const numbersOf = ({ values }: Column, numberOf: (unit: StoredUnit) => number | null): Float64Array =>
  Float64Array.from(values, (unit) => numberOf(unit) ?? Infinity);

/** By a number in the texts, then case-insensitively, then case-sensitively. */
function ranksOf(
  { values }: Column,
  textOf: (unit: StoredUnit) => string,
  numberIn: (text: string) => number = () => 0,
): Float64Array {
  const texts = values.map((unit) => textOf(unit).trim());
  const distinct = [...new Set(texts)].map((text) => ({ text, number: numberIn(text), lower: text.toLowerCase() }));
  distinct.sort((a, b) => a.number - b.number || compareTexts(a.lower, b.lower) || compareTexts(a.text, b.text));
  const ranks = new Map(distinct.map(({ text }, rank) => [text, rank]));
  for (const nothing of ['', NOT_RECORDED]) ranks.set(nothing, Infinity);
  return Float64Array.from(texts, (text) => ranks.get(text) ?? Infinity);
}

const volts = (text: string): number => parseVoltage(text)?.[0]?.volts ?? Number.MAX_SAFE_INTEGER;
