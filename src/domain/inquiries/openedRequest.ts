import type { Inquiry } from '../../contract/requests/inquiries';
import {
  lineFields,
  type LineField,
  type ReadRequest,
  requestFields,
  type RequestField,
} from '../../contract/requests/reading';
import { inquiryPlace } from './inquiryWords';

interface OpenedRequest {
  readonly text: string;
  readonly edits: Record<string, Partial<Record<LineField, string>>>;
  readonly said: Partial<Record<RequestField, string>>;
  readonly sourceName: string | null;
  readonly saved: { id: string; number: string; version: number; orderIds: string[] };
}

/** The request on the desk as it was saved: whatever differs from the reading of its text is a person's change. */
export function openedRequest(inquiry: Inquiry, reading: ReadRequest): OpenedRequest {
  const { id, number, version, source, source_name, lines } = inquiry;
  const edits = lines.map((line, at) => {
    const read = new Map(reading.lines[at]?.readings.map(({ field, value }) => [field, value]));
    const saved = new Map(line.readings.map(({ field, value }) => [field, value]));
    saved.set('quantity', String(line.quantity));
    return changes(lineFields, read, saved);
  });
  return {
    text: source ?? '',
    edits: Object.fromEntries(edits.entries()),
    said: changes(requestFields, new Map(reading.request.map(({ field, value }) => [field, value])), headOf(inquiry)),
    sourceName: source_name,
    saved: { id: String(id), number, version, orderIds: lines.map(({ order_id }) => String(order_id)) },
  };
}

function headOf(inquiry: Inquiry): ReadonlyMap<RequestField, string> {
  const { customer_name: customer, contact, email, phone, request_date: date } = inquiry;
  const head = { customer, contact, email, phone, place: inquiryPlace(inquiry), date };
  return new Map(requestFields.flatMap((field) => (head[field] ? [[field, head[field]] as const] : [])));
}

/** An empty text if the reading has a value that was not saved. */
function changes<Field extends string>(
  fields: readonly Field[],
  read: ReadonlyMap<Field, string>,
  saved: ReadonlyMap<Field, string>,
): Partial<Record<Field, string>> {
  const changed: Partial<Record<Field, string>> = {};
  for (const field of fields) {
    const value = saved.get(field) ?? '';
    if (value !== (read.get(field) ?? '').trim()) changed[field] = value;
  }
  return changed;
}
