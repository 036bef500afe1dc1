import { ratesSchema } from '../../../contract/rates/rates';
import type { NamedRates, RateSet } from '../../../contract/rates/rateSets';
import { DEFAULT_RATES } from '../../../domain/rates/rates';
import type { RateSetRow } from '../../db/schema/salesTables';

/** Later values come from the specification. */
const valuesOf = (row: RateSetRow) => ratesSchema.parse({ ...DEFAULT_RATES, ...row.values });

/** Default: the specification's rates. */
export const toNamedRates = (row: RateSetRow | undefined): NamedRates =>
  row === undefined
    ? { id: null, holdsFrom: null, values: { ...DEFAULT_RATES, distances: [...DEFAULT_RATES.distances] } }
    : {
        ...{ id: row.id, holdsFrom: row.holds_from, savedAt: row.created_at.toISOString() },
        ...{ sharesDay: row.shares_day, values: valuesOf(row) },
      };

export const toRateSet = (row: RateSetRow | undefined): RateSet => ({
  ...toNamedRates(row),
  authorName: row?.author_name ?? null,
  reason: row?.reason ?? null,
  savedAt: row?.created_at.toISOString() ?? null,
});
