import { oneLine } from '../format/text';
import type { DisplayOrder } from './displayOrder';

/** The limit of mail programs and operating systems. */
const MAX_SUBJECT_LENGTH = 500;

/** One plain address: no list, no display name, and nothing that could start a header. */
const ADDRESS = /^[\w.!#$%'*+/=^`{|}~-]+@[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)+$/i;

/** A mailto link to one recipient; null for an invalid address. */
export function mailLink(address: string | null | undefined, subject: string): string | null {
  const recipient = address?.trim() ?? '';
  if (recipient.length > 254 || !ADDRESS.test(recipient)) return null;
  const encoded = encodeURIComponent(recipient).replace('%40', '@');
  const query = new URLSearchParams({ subject: oneLine(subject, MAX_SUBJECT_LENGTH) }).toString();
  // Mail programs read '+' as a plus sign.
  return `mailto:${encoded}?${query.replaceAll('+', '%20')}`;
}

/** The first address of the sales reps, otherwise the single one (spec section 2). */
export function salesContact(order: DisplayOrder): string | null {
  return (
    [...order.sales_rep_emails, order.salesRepEmail ?? ''].find((address) => address.trim() !== '')?.trim() ?? null
  );
}
