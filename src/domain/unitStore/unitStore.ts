import type { Candidate } from '../matching/reading/candidate';
import { createColumn, createFieldColumn, type Column } from './column';
import { createDecimals } from './growingArrays';
import { createSerialOrder } from './serialOrder';
import { EMPTY_UNIT, type StoredUnit } from './storedUnit';

/** All units in columns, one row per unit, for matching and inventory lists. */
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
  /** Complete, and neither reserved nor retired. */
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
  status: createFieldColumn('isReserved', 'isRetired', 'isIncomplete', 'hasPhotos'),
});

const numberNames = [
  ...(['unitCost', 'laborCost', 'materialsCost', 'listPrice', 'fr3FillCost', 'turnPullCost'] as const),
  ...(['feedConversionCost', 'replacementCabinetCost', 'retankCost', 'oilVolumeGal', 'weightLbs'] as const),
];
type NumberName = (typeof numberNames)[number];
type Numbers = ReturnType<typeof createNumbers>;

/** NaN if not recorded. */
const createNumbers = () => ({
  ...{ unitCost: createDecimals(), laborCost: createDecimals(), materialsCost: createDecimals() },
  ...{ listPrice: createDecimals(), fr3FillCost: createDecimals(), turnPullCost: createDecimals() },
  ...{ feedConversionCost: createDecimals(), replacementCabinetCost: createDecimals(), retankCost: createDecimals() },
  ...{ oilVolumeGal: createDecimals(), weightLbs: createDecimals() },
});

/** Costs, prices and gallons of oil of a unit. */
export type Amounts = Pick<Candidate, Exclude<NumberName, 'weightLbs'>>;

const searchText = ({ manufacturer, fabNotes, comments }: StoredUnit): string =>
  `${manufacturer ?? ''}\n${fabNotes ?? ''}\n${comments ?? ''}`;

const isFree = ({ isReserved, isRetired, isIncomplete }: StoredUnit): boolean =>
  !isReserved && !isRetired && !isIncomplete;

export function createUnitStore(): UnitStore {
  const rowOf = new Map<string, number>();
  const serials: string[] = [];
  const searchedSerials: string[] = [];
  const removedRows = new Set<number>();
  const columns = createColumns();
  const texts = createColumn(searchText, (unit) => searchText(unit).toLowerCase());
  const allColumns = [...Object.values(columns), texts];
  const numbers = createNumbers();
  const rowsBySerial = createSerialOrder(serials);
  let available = 0;

  const isAvailable = (row: number) => isFree(valueAt(columns.status, row));
  const amountsAt = (row: number) => new RowAmounts(numbers, row);
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
    candidateAt: (row) => candidateIn(columns, amountsAt(row), serials[row] ?? '', row),
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

/** Written out: spreads would take most of the time of a search (decision 133). */
function candidateIn(columns: Columns, amounts: Amounts, serial: string, row: number): Candidate {
  const windings = valueAt(columns.windings, row);
  const body = valueAt(columns.body, row);
  const bushings = valueAt(columns.bushings, row);
  return {
    serial,
    condition: body.condition,
    phase: body.phase,
    kva: valueAt(columns.kva, row).kva,
    primaryVoltage: windings.primaryVoltage,
    secondaryVoltage: windings.secondaryVoltage,
    bilKv: valueAt(columns.bil, row).bilKv,
    taps: windings.taps,
    bushType: bushings.bushType,
    bushConfiguration: bushings.bushConfiguration,
    fusing: valueAt(columns.fusing, row).fusing,
    fluid: body.fluid,
    windingMaterial: body.windingMaterial,
    secondaryBushings: valueAt(columns.secondaryBushings, row).secondaryBushings,
    unitType: body.unitType,
    location: valueAt(columns.location, row).location,
    cabinetNeedsReplacing: body.cabinetNeedsReplacing,
    tankNeedsReplacing: body.tankNeedsReplacing,
    impedancePct: valueAt(columns.impedance, row).impedancePct,
    unitCost: amounts.unitCost,
    laborCost: amounts.laborCost,
    materialsCost: amounts.materialsCost,
    listPrice: amounts.listPrice,
    fr3FillCost: amounts.fr3FillCost,
    turnPullCost: amounts.turnPullCost,
    feedConversionCost: amounts.feedConversionCost,
    replacementCabinetCost: amounts.replacementCabinetCost,
    retankCost: amounts.retankCost,
    oilVolumeGal: amounts.oilVolumeGal,
  };
}

/** Reads amounts of a row when they are needed. */
class RowAmounts implements Amounts {
  readonly #numbers: Numbers;
  readonly #row: number;

  constructor(numbers: Numbers, row: number) {
    this.#numbers = numbers;
    this.#row = row;
  }

  get unitCost() {
    return this.#at('unitCost');
  }

  get laborCost() {
    return this.#at('laborCost');
  }

  get materialsCost() {
    return this.#at('materialsCost');
  }

  get listPrice() {
    return this.#at('listPrice');
  }

  get fr3FillCost() {
    return this.#at('fr3FillCost');
  }

  get turnPullCost() {
    return this.#at('turnPullCost');
  }

  get feedConversionCost() {
    return this.#at('feedConversionCost');
  }

  get replacementCabinetCost() {
    return this.#at('replacementCabinetCost');
  }

  get retankCost() {
    return this.#at('retankCost');
  }

  get oilVolumeGal() {
    return this.#at('oilVolumeGal');
  }

  #at(name: NumberName): number | null {
    const value = this.#numbers[name].array[this.#row] ?? Number.NaN;
    return Number.isNaN(value) ? null : value;
  }
}

/** The distinct windings of the available units. */
export function availableWindings({ columns: { windings, status }, rows }: UnitStore): StoredUnit[] {
  const isUsed = new Uint8Array(windings.values.length);
  const isFreeCode = status.values.map(isFree);
  for (let row = 0; row < rows; row += 1)
    if (isFreeCode[status.codes[row] ?? 0] === true) isUsed[windings.codes[row] ?? 0] = 1;
  return windings.values.filter((_, code) => isUsed[code] === 1);
}
