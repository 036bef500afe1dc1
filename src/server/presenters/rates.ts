import type { Selectable } from 'kysely';
import { ratesSchema } from '../../contract/rates/rates';
import type { NamedRates, RateSet } from '../../contract/rates/rateSets';
import { DEFAULT_RATES } from '../../domain/rates/rates';
import type { RateSetsTable } from '../db/tables/rates';

type RateSetRow = Selectable<RateSetsTable> & { readonly shares_day: boolean };

/** A value that was added after a set was saved is the specification's in it. */
const valuesOf = (row: RateSetRow) => ratesSchema.parse({ ...DEFAULT_RATES, ...row.values });

/** Rates with what they are called by; the specification's where there is no set. */
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
