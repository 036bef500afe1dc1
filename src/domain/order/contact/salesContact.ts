import type { DisplayOrder } from '../displayOrder';

/** Whom 'Contact Sales Rep' writes to: the first sales rep address, else the single one, else null (spec section 2). */
export function salesContact(order: DisplayOrder): string | null {
  return (
    [...order.sales_rep_emails, order.salesRepEmail ?? ''].find((address) => address.trim() !== '')?.trim() ?? null
  );
}
