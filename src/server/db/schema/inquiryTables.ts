import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { InquiryState } from '../../../contract/requests/inquiries';
import type { LineReading } from '../../../contract/requests/reading';

interface InquiriesTable {
  id: GeneratedAlways<number>;
  customer_name: string;
  contact: string | null;
  email: string | null;
  phone: string | null;
  ship_city: string | null;
  ship_state: string | null;
  /** 'YYYY-MM-DD' */
  request_date: ColumnType<string | null, string | null, string | null>;
  /** Unchanged text of the customer. */
  source: string;
  source_name: string | null;
  state: Generated<InquiryState>;
  lost_reason: string | null;
  author_name: string;
  author_subject: string;
  author_email: string | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  version: Generated<number>;
}

/** Its other fields are those of the order row. */
interface InquiryLinesTable {
  order_id: number;
  inquiry_id: number;
  /** From 1. */
  position: number;
  quantity: number;
  readings: ColumnType<LineReading[], string, string>;
  /** Its order. */
  linked_order_id: number | null;
  linked_at: Date | null;
}

export interface InquiryTables {
  inquiries: InquiriesTable;
  inquiry_lines: InquiryLinesTable;
}
