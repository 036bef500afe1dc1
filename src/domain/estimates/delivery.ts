import { MAX_DELIVERY_WEEKS, type EstimateDelivery } from '../../contract/estimates/inputs';
import { isCalendarDay } from '../calendar/businessDay';
import { formatDate } from '../format/date';

export type DeliveryKind = 'order' | 'day' | 'weeks';

export const deliveryKind = (delivery: EstimateDelivery | undefined): DeliveryKind =>
  delivery === undefined ? 'order' : 'day' in delivery ? 'day' : 'weeks';

export const typedDelivery = (delivery: EstimateDelivery | undefined): string =>
  delivery === undefined ? '' : 'day' in delivery ? delivery.day : String(delivery.weeks);

export function deliveryIn(kind: DeliveryKind, text: string): EstimateDelivery | undefined {
  const plain = text.trim();
  if (kind === 'day') return isCalendarDay(plain) ? { day: plain } : undefined;
  const weeks = kind === 'weeks' && /^\d{1,3}$/.test(plain) ? Number(plain) : 0;
  return weeks >= 1 && weeks <= MAX_DELIVERY_WEEKS ? { weeks } : undefined;
}

/** '15 February 2027', '8 weeks after the order'; undefined for the order's date. */
export function deliveryText(delivery: EstimateDelivery | undefined): string | undefined {
  if (delivery === undefined) return undefined;
  if ('day' in delivery) return formatDate(delivery.day);
  return weeksAfterOrder(delivery.weeks);
}

export const weeksAfterOrder = (weeks: number): string => `${weeks} ${weeks === 1 ? 'week' : 'weeks'} after the order`;

/** Falls back to the order's day: '15 February 2027 (of the order)', 'To be agreed'. */
export const deliveryOr = (delivery: EstimateDelivery | undefined, orderDay: string | null): string =>
  deliveryText(delivery) ?? (orderDay === null ? 'To be agreed' : `${formatDate(orderDay)} (of the order)`);
