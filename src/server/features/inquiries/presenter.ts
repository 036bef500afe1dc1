import type { Inquiry, InquiryLine } from '../../../contract/requests/inquiries';
import { inquiryNumber } from '../../../domain/inquiries/inquiryStates';
import type { HoldRow, InquiryRow, LineRow } from './inquiryRows';

export const toInquiry = (row: InquiryRow, subject: string): Inquiry => ({
  ...{ id: String(row.id), number: inquiryNumber(row.id), state: row.state, customer_name: row.customer_name },
  ...{ contact: row.contact, email: row.email, phone: row.phone },
  ...{ ship_city: row.ship_city, ship_state: row.ship_state, request_date: row.request_date },
  ...(row.source !== undefined && { source: row.source }),
  ...{ source_name: row.source_name, lost_reason: row.lost_reason },
  ...{ author_name: row.author_name, is_own: row.author_subject === subject },
  ...{ created_at: row.created_at.toISOString(), updated_at: row.updated_at.toISOString(), version: row.version },
  lines: row.lines.map(toLine),
});

const toLine = (row: LineRow): InquiryLine => ({
  ...{ order_id: String(row.order_id), job_number: row.job_number, quantity: row.quantity, readings: row.readings },
  estimates: row.estimates ?? 0,
  linked_order: row.linked_order_id === null ? null : { id: String(row.linked_order_id), job_number: row.linked_job },
  hold: row.holds[0] ? holdOf(row.holds[0]) : null,
  holds: row.holds.map(holdOf),
});

const holdOf = ({ id, serial, expires_at, reserved_by }: HoldRow): InquiryLine['holds'][number] => ({
  ...{ id: String(id), serial, reserved_by },
  expires_at: expires_at === null ? null : new Date(expires_at).toISOString(),
});
