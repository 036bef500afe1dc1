import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { QuotationValues } from '../../../contract/estimates/quotations';

/** What quotations say from a moment on. Sets are never changed. */
interface QuotationSetsTable {
  id: GeneratedAlways<number>;
  values: ColumnType<QuotationValues, string, never>;
  reason: string;
  author_name: string;
  author_subject: string;
  created_at: Generated<Date>;
}

/** The last number of a year: each is given once, in the transaction of its quotation. */
interface QuotationNumbersTable {
  year: number;
  last: number;
}

/** An offer as it was made; never changed. */
interface QuotationsTable {
  number: string;
  /** Null where the estimate is gone. */
  estimate_id: number | null;
  version: number;
  issued_on: ColumnType<string, string, never>;
  valid_until: ColumnType<string, string, never>;
  /** All that is printed besides: `documents/quotation/quotation.ts`. */
  content: ColumnType<unknown, string, never>;
  issued_by: string;
  issued_at: Generated<Date>;
}

export interface QuotationTables {
  quotation_sets: QuotationSetsTable;
  quotation_numbers: QuotationNumbersTable;
  quotations: QuotationsTable;
}
