import { BUSINESS_TIME_ZONE, businessDay, DAY_MS } from '../calendar/businessDay';
import { formatDate } from '../format/date';

/** A hold for an inquiry. */
export interface Hold {
  /** 'I-42' */
  readonly number: string;
  readonly customerName: string | null;
  /** ISO 8601 with offset; null for a reservation. */
  readonly expiresAt: string | null;
}

/** A hold ends with its last day; Phoenix has no daylight saving time. */
export function holdEnd(now: Date, days: number): { readonly until: string; readonly expiresAt: Date } {
  const until = businessDay(new Date(now.getTime() + days * DAY_MS));
  return { until, expiresAt: new Date(`${until}T23:59:59-07:00`) };
}

/** 'on hold for I-42 (Calloway Pump) until 3 May 2027' */
export function onHoldFor({ number, customerName, expiresAt }: Hold): string {
  const customer = customerName?.trim() ? ` (${customerName.trim()})` : '';
  const until = expiresAt === null ? '' : ` until ${formatDate(expiresAt, BUSINESS_TIME_ZONE)}`;
  return `${expiresAt === null ? 'reserved' : 'on hold'} for ${number}${customer}${until}`;
}

/** Of the job number 'I-42-1'; null of an order's. */
export function inquiryLineOf(jobNumber: string | null | undefined): { number: string; line: string } | null {
  const [, number, line] = /^(I-\d+)-(\d+)$/.exec(jobNumber?.trim() ?? '') ?? [];
  return number === undefined || line === undefined ? null : { number, line };
}

/** 'Inquiry I-42 · line 1' of the job number 'I-42-1'. */
export function inquiryLineTitle(jobNumber: string | null): string {
  const of = inquiryLineOf(jobNumber);
  return of === null ? 'Inquiry' : `Inquiry ${of.number} · line ${of.line}`;
}

/** 'On hold for I-42 until 3 May 2027'; null for a reservation. */
export function holdText(of: {
  expiresAt?: string | null | undefined;
  inquiry?: { number: string } | null | undefined;
}): string | null {
  if (!of.inquiry || !of.expiresAt) return null;
  return `On hold for ${of.inquiry.number} until ${formatDate(of.expiresAt, BUSINESS_TIME_ZONE)}`;
}

export const HOLD_EXPIRED = 'Hold expired';
