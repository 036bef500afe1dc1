import { createIntegers } from './growingArrays';
import { EMPTY_UNIT, type StoredUnit } from './storedUnit';

/** A dictionary-encoded column: each row has the code of a distinct value. */
export interface Column<Value = StoredUnit> {
  readonly set: (row: number, unit: StoredUnit) => void;
  /** By row. */
  readonly codes: Uint32Array;
  /** By code. */
  readonly values: readonly Value[];
}

type Key = string | number | boolean | null;

export function createColumn<Value>(
  keyOf: (unit: StoredUnit) => Key,
  valueOf: (unit: StoredUnit) => Value,
): Column<Value> {
  const known = new Map<Key, number>();
  const values: Value[] = [];
  const codes = createIntegers();
  return {
    values,
    get codes() {
      return codes.array;
    },
    set(row, unit) {
      const key = keyOf(unit);
      let code = known.get(key);
      if (code === undefined) {
        code = values.push(valueOf(unit)) - 1;
        known.set(key, code);
      }
      codes.set(row, code);
    },
  };
}

type Field = Exclude<keyof StoredUnit, 'oilVolumeGal'>;

/** Each value is a unit with only the fields of the column recorded. */
export interface FieldColumn extends Column {
  readonly fields: readonly Field[];
}

export function createFieldColumn(...fields: readonly [Field, ...Field[]]): FieldColumn {
  const [first, ...others] = fields;
  const keyOf = (unit: StoredUnit): Key => {
    if (others.length === 0) return unit[first];
    let key = '';
    for (const field of fields) key += unit[field] === null ? '\u0001' : `\u0000${unit[field]}`;
    return key;
  };
  const column = createColumn(keyOf, (unit) => ({
    ...EMPTY_UNIT,
    ...Object.fromEntries(fields.map((field) => [field, unit[field]])),
  }));
  return Object.assign(column, { fields });
}
