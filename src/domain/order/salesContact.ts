import { oneLine } from '../format/text';
import type { DisplayOrder } from './displayOrder';

/** The limit of mail programs and of the systems that start them. */
const LONGEST_SUBJECT = 500;

/** One plain address: no list, no display name, nothing that could end the address and start a header. */
const ADDRESS = /^[\w.!#$%'*+/=^`{|}~-]+@[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)+$/i;

/** A link that opens an email draft to one recipient, its subject on one line; null if the address is not one. */
export function mailLink(address: string | null | undefined, subject: string): string | null {
  const recipient = address?.trim() ?? '';
  if (recipient.length > 254 || !ADDRESS.test(recipient)) return null;
  const encoded = encodeURIComponent(recipient).replace('%40', '@');
  const query = new URLSearchParams({ subject: oneLine(subject, LONGEST_SUBJECT) }).toString();
  // Mail programs read '+' as a plus sign, not as a space.
  return `mailto:${encoded}?${query.replaceAll('+', '%20')}`;
}

/**
 * The recipient of 'Contact Sales Rep': the first sales rep address, otherwise the single one, otherwise null (spec
 * section 2).
 */
export function salesContact(order: DisplayOrder): string | null {
  return (
    [...order.sales_rep_emails, order.salesRepEmail ?? ''].find((address) => address.trim() !== '')?.trim() ?? null
  );
}
