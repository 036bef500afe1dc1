import type { QuotationContent } from '../../contract/estimates/quotationContent';
import { weeksAfterOrder } from '../estimates/inputs/delivery';
import { formatDate } from '../format/date';

type Quoted = Pick<QuotationContent, 'delivery' | 'deliveryWeeks'>;

/** What a customer reads of the delivery: a day, weeks, or that it is open. */
export function quotedDelivery({ delivery, deliveryWeeks }: Quoted): [label: string, text: string] {
  if (deliveryWeeks !== undefined) return ['Delivery', weeksAfterOrder(deliveryWeeks)];
  return ['Delivery date', delivery === null ? 'To be agreed' : formatDate(delivery)];
}
