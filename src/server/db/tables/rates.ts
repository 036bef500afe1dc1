import type { RateValues } from '../../../contract/rates/rates';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** The numbers of the business from a day on, until the next set holds. Sets are never changed. */
export interface RateSetsTable {
  id: GeneratedAlways<number>;
  holds_from: ColumnType<string, string, never>;
  values: ColumnType<RateValues, string, never>;
  reason: string;
  author_name: string;
  author_subject: string;
  created_at: Generated<Date>;
}
