import { createCodes, type Codes } from '../../columns/numbers';
import type { Rates } from '../../rates/rates';
import type { Candidate } from '../reading/candidate';
import type { MatchRequirement } from '../reading/requirement';
import type { ColumnRule } from './columns';
import { createInterner } from './interner';

/** A column of all units: per row the code of what it holds. */
export interface Dictionary {
  readonly codes: Codes;
  /** The code of the values that a unit, or its kind, has in the column's fields. */
  codeOf: (unit: Partial<Candidate>) => number;
  /** The values of these fields. */
  valuesOf: (code: number) => Partial<Candidate>;
  readonly size: number;
  /** What each code comes to for a requirement: one lookup per unit. */
  tablesFor: (requirement: MatchRequirement, rates: Rates) => Tables;
}

export interface Tables {
  readonly points: Int32Array;
  readonly flags: Int32Array;
}

/** A unit of which nothing is recorded: a rule reads the fields of its column alone. */
export const NOTHING: Candidate = {
  ...{ serial: '', condition: null, phase: null, kva: null, primaryVoltage: null, secondaryVoltage: null },
  ...{ bilKv: null, taps: null, bushType: null, bushConfiguration: null, fusing: null, fluid: null },
  ...{ windingMaterial: null, secondaryBushings: null, unitType: null, location: null, impedancePct: null },
  ...{ cabinetNeedsReplacing: false, tankNeedsReplacing: false, oilVolumeGal: null },
  ...{ unitCost: null, laborCost: null, materialsCost: null, listPrice: null, fr3FillCost: null, turnPullCost: null },
  ...{ feedConversionCost: null, replacementCabinetCost: null, retankCost: null },
};

/** Room for so many `rows` is made at once. */
export function createDictionary({ fields, totals }: ColumnRule, rows: number): Dictionary {
  const values = createInterner<Partial<Candidate>>();
  const pick = (unit: Partial<Candidate>) => Object.fromEntries(fields.map((field) => [field, unit[field]]));
  const keyOf = ([first, ...others]: typeof fields, unit: Partial<Candidate>) =>
    others.length === 0 && first !== undefined
      ? (unit[first] ?? null)
      : JSON.stringify(fields.map((field) => unit[field]));
  return {
    codes: createCodes(rows),
    codeOf: (unit) => values.idOf(keyOf(fields, unit), () => pick(unit)),
    valuesOf: values.valueOf,
    get size() {
      return values.size;
    },
    tablesFor(requirement, rates) {
      const tables = { points: new Int32Array(values.size), flags: new Int32Array(values.size) };
      for (let code = 0; code < values.size; code += 1) {
        const { points, flags } = totals(requirement, { ...NOTHING, ...values.valueOf(code) }, rates);
        tables.points[code] = points;
        tables.flags[code] = flags;
      }
      return tables;
    },
  };
}
