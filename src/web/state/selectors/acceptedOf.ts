import { describedFields, type Accepted } from '../../../contract/matching/quote';
import { acceptedOrNone } from '../../../domain/order/quote';
import type { ComparisonState } from '../slices/comparison';

/** What a person accepted for an order, also of texts that changed since: the server counts what they still state. */
export function acceptedOf(
  { acceptedConstraints, acceptedFields }: ComparisonState,
  orderId: string,
): Accepted | undefined {
  const constraints = Object.hasOwn(acceptedConstraints, orderId) ? acceptedConstraints[orderId] : undefined;
  const values = Object.hasOwn(acceptedFields, orderId) ? acceptedFields[orderId] : undefined;
  const known = describedFields.flatMap((field) => (values?.[field] ? [[field, values[field]] as const] : []));
  return acceptedOrNone(constraints ?? [], Object.fromEntries(known));
}
