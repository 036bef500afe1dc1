import { NOTHING, type Candidate } from '../matching/reading/candidate';
import { createColumn, createFieldColumn, type Column } from './column';
import { createDecimals } from './growingArrays';
import { createSerialOrder } from './serialOrder';
import { EMPTY_UNIT, type StoredUnit } from './storedUnit';

/** All units in columns, a row each: what matching searches and what the inventory lists. */
export interface UnitStore {
  /** Adds a unit, or replaces the one with its serial. */
  put: (unit: StoredUnit) => void;
  remove: (serial: string) => void;
  readonly columns: Columns;
  readonly numbers: Numbers;
  /** The lower-case texts that a word search reads. */
  readonly texts: Column<string>;
  /** Lower case, by row. */
  readonly searchedSerials: readonly string[];
  /** Removed ones included. */
  readonly rows: number;
  readonly removedRows: ReadonlySet<number>;
  serialAt: (row: number) => string;
  /** Neither reserved nor retired. */
  isAvailable: (row: number) => boolean;
  amountsAt: (row: number) => Amounts;
  candidateAt: (row: number) => Candidate;
  /** All rows, in ascending order of serial. */
  rowsBySerial: () => Uint32Array;
  readonly size: number;
  /** How many units are available. */
  readonly available: number;
}

export type Columns = ReturnType<typeof createColumns>;
export type ColumnName = keyof Columns;

/** Fields that are judged together share a column. */
const createColumns = () => ({
  windings: createFieldColumn('primaryVoltage', 'secondaryVoltage', 'taps'),
  kva: createFieldColumn('kva'),
  body: createFieldColumn(
    ...(['phase', 'condition', 'windingMaterial', 'fluid', 'unitType'] as const),
    ...(['cabinetNeedsReplacing', 'tankNeedsReplacing'] as const),
  ),
  bil: createFieldColumn('bilKv'),
  bushings: createFieldColumn('bushConfiguration', 'bushType'),
  fusing: createFieldColumn('fusing'),
  secondaryBushings: createFieldColumn('secondaryBushings'),
  impedance: createFieldColumn('impedancePct'),
  location: createFieldColumn('location'),
  manufacturer: createFieldColumn('manufacturer'),
  year: createFieldColumn('mfgYear'),
  status: createFieldColumn('isReserved', 'isRetired', 'hasPhotos'),
});

const numberNames = [
  ...(['unitCost', 'laborCost', 'materialsCost', 'listPrice', 'fr3FillCost', 'turnPullCost'] as const),
  ...(['feedConversionCost', 'replacementCabinetCost', 'retankCost', 'oilVolumeGal', 'weightLbs'] as const),
];
type NumberName = (typeof numberNames)[number];
type Numbers = ReturnType<typeof createNumbers>;

/** NaN where nothing is recorded. */
const createNumbers = () => ({
  ...{ unitCost: createDecimals(), laborCost: createDecimals(), materialsCost: createDecimals() },
  ...{ listPrice: createDecimals(), fr3FillCost: createDecimals(), turnPullCost: createDecimals() },
  ...{ feedConversionCost: createDecimals(), replacementCabinetCost: createDecimals(), retankCost: createDecimals() },
  ...{ oilVolumeGal: createDecimals(), weightLbs: createDecimals() },
});

/** Costs, prices and gallons of oil of a unit. */
export type Amounts = Pick<Candidate, Exclude<NumberName, 'weightLbs'>>;

const searchText = ({ manufacturer, fabNotes, comments }: StoredUnit): string =>
  `${manufacturer ?? ''}\n${fabNotes ?? ''}\n${comments ?? ''}`.toLowerCase();

const isFree = ({ isReserved, isRetired }: StoredUnit): boolean => !isReserved && !isRetired;

export function createUnitStore(): UnitStore {
  const rowOf = new Map<string, number>();
  const serials: string[] = [];
  const searchedSerials: string[] = [];
  const removedRows = new Set<number>();
  const columns = createColumns();
  const texts = createColumn(searchText, searchText);
  const allColumns = [...Object.values(columns), texts];
  const numbers = createNumbers();
  const rowsBySerial = createSerialOrder(serials);
  let available = 0;

  const isAvailable = (row: number) => isFree(valueAt(columns.status, row));
  const amountsAt = (row: number) => amountsIn(numbers, row);
  const addRow = (serial: string): number => {
    const row = serials.push(serial) - 1;
    searchedSerials.push(serial.toLowerCase());
    rowOf.set(serial, row);
    return row;
  };

  return {
    put(unit) {
      const known = rowOf.get(unit.serial);
      if (known !== undefined) available -= Number(isAvailable(known));
      const row = known ?? addRow(unit.serial);
      for (const column of allColumns) column.set(row, unit);
      for (const name of numberNames) numbers[name].set(row, unit[name] ?? Number.NaN);
      available += Number(isFree(unit));
    },
    remove(serial) {
      const row = rowOf.get(serial);
      if (row === undefined) return;
      available -= Number(isAvailable(row));
      columns.status.set(row, { ...EMPTY_UNIT, isRetired: true });
      rowOf.delete(serial);
      removedRows.add(row);
    },
    ...{ columns, numbers, texts, searchedSerials, removedRows, isAvailable, amountsAt, rowsBySerial },
    serialAt: (row) => serials[row] ?? '',
    candidateAt: (row) => ({ ...candidateFields(columns, row), ...amountsAt(row), serial: serials[row] ?? '' }),
    get rows() {
      return serials.length;
    },
    get size() {
      return rowOf.size;
    },
    get available() {
      return available;
    },
  };
}

export const valueAt = ({ codes, values }: Column, row: number): StoredUnit => values[codes[row] ?? 0] ?? EMPTY_UNIT;

function candidateFields(columns: Columns, row: number): Candidate {
  const recorded = Object.values(columns).flatMap((column) =>
    column.fields.map((field) => [field, valueAt(column, row)[field]] as const),
  );
  return { ...NOTHING, ...Object.fromEntries(recorded.filter(([field]) => Object.hasOwn(NOTHING, field))) };
}

function amountsIn(numbers: Numbers, row: number): Amounts {
  const amount = (name: NumberName): number | null => {
    const value = numbers[name].array[row] ?? Number.NaN;
    return Number.isNaN(value) ? null : value;
  };
  return {
    unitCost: amount('unitCost'),
    laborCost: amount('laborCost'),
    materialsCost: amount('materialsCost'),
    listPrice: amount('listPrice'),
    fr3FillCost: amount('fr3FillCost'),
    turnPullCost: amount('turnPullCost'),
    feedConversionCost: amount('feedConversionCost'),
    replacementCabinetCost: amount('replacementCabinetCost'),
    retankCost: amount('retankCost'),
    oilVolumeGal: amount('oilVolumeGal'),
  };
}

/** The distinct windings of the available units. */
export function availableWindings({ columns: { windings, status }, rows }: UnitStore): StoredUnit[] {
  const isUsed = new Uint8Array(windings.values.length);
  const isFreeCode = status.values.map(isFree);
  for (let row = 0; row < rows; row += 1)
    if (isFreeCode[status.codes[row] ?? 0] === true) isUsed[windings.codes[row] ?? 0] = 1;
  return windings.values.filter((_, code) => isUsed[code] === 1);
}
