import { createCodes, type Codes } from '../../columns/numbers';
import type { Rates } from '../../rates/rates';
import { NOTHING, type Candidate } from '../reading/candidate';
import type { MatchRequirement } from '../reading/requirement';
import type { ColumnRule } from './columns';
import { createInterner, valuesOf } from './interner';
import { packTotals } from './packedTotals';

/** A column of all units: per row the code of what it holds. */
export interface Dictionary {
  readonly codes: Codes;
  /** The code of the values that a unit, or its kind, has in the column's fields. */
  codeOf: (unit: Partial<Candidate>) => number;
  /** The values of these fields. */
  valuesOf: (code: number) => Partial<Candidate>;
  readonly size: number;
  /** The packed totals of each code for a requirement: one lookup per unit. */
  tableFor: (requirement: MatchRequirement, rates: Rates) => Int32Array;
}

/** What units have in the fields of a column, and a unit of which nothing else is recorded, made once. */
interface Value {
  readonly fields: Partial<Candidate>;
  readonly unit: Candidate;
}

/** Room for so many `rows` is made at once. */
export function createDictionary({ fields, totals }: ColumnRule, rows: number): Dictionary {
  const values = createInterner<Value>();
  const valueOf = (unit: Partial<Candidate>): Value => {
    const own = Object.fromEntries(fields.map((field) => [field, unit[field]]));
    return { fields: own, unit: { ...NOTHING, ...own } };
  };
  const keyOf = ([first, ...others]: typeof fields, unit: Partial<Candidate>) =>
    others.length === 0 && first !== undefined
      ? (unit[first] ?? null)
      : JSON.stringify(fields.map((field) => unit[field]));
  return {
    codes: createCodes(rows),
    codeOf: (unit) => values.idOf(keyOf(fields, unit), () => valueOf(unit)),
    valuesOf: (code) => values.valueOf(code).fields,
    get size() {
      return values.size;
    },
    tableFor: (requirement, rates) =>
      Int32Array.from(valuesOf(values), ({ unit }) => packTotals(totals(requirement, unit, rates))),
  };
}
