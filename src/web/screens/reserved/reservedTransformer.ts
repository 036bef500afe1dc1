import type { Tone } from '../../ui/theme';

/** What the screen reads of a reserved transformer (spec section 3). */
export interface ReservedTransformer {
  id: string;
  itemCode: string;
  itemName: string;
  orderId: string;
  customerName: string;
  /** ISO 8601. */
  deliveryDate: string;
  kvaRating: number;
  transformerType: string;
  location: string;
  status: string;
  priority: string;
}

const statusTones: Readonly<Record<string, Tone>> = { Reserved: 'near', 'In Transit': 'warn', Delivered: 'ok' };
const priorityTones: Readonly<Record<string, Tone>> = { High: 'bad', Medium: 'warn', Low: 'ok' };

/** Spec section 4; any other value is gray. */
export const statusTone = (status: string): Tone => statusTones[status] ?? 'neutral';
export const priorityTone = (priority: string): Tone => priorityTones[priority] ?? 'neutral';

/** Those whose item code, order id or customer contains the text, case ignored. */
export function searchReserved(items: readonly ReservedTransformer[], text: string): ReservedTransformer[] {
  const wanted = text.trim().toLowerCase();
  return items.filter(({ itemCode, orderId, customerName }) =>
    [itemCode, orderId, customerName].some((value) => value.toLowerCase().includes(wanted)),
  );
}
