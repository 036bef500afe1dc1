import { BUSINESS_TIME_ZONE } from '../calendar/businessDay';
import { formatDate } from '../format/date';

/** A hold for an inquiry. */
export interface Hold {
  /** 'I-42' */
  readonly number: string;
  readonly customerName: string | null;
  /** ISO 8601 with offset; null for a reservation. */
  readonly expiresAt: string | null;
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
