import type { EstimateInputs } from '../../../contract/estimates/inputs';
import { formatDate } from '../../format/date';

const WHAT_TO_DO = 'Edit the estimate and enter a later date, or weeks after the order.';

/**
 * Why an estimate cannot be quoted with its delivery, as a sentence: the day that it promises is not in the future. Null for a day to
 * come, weeks after the order, and a delivery to be agreed. Days are 'YYYY-MM-DD' in the business time zone.
 */
export function whyNoDelivery(
  { delivery }: Pick<EstimateInputs, 'delivery'>,
  requestDate: string | null,
  today: string,
): string | null {
  if (delivery !== undefined && 'weeks' in delivery) return null;
  const day = delivery?.day ?? requestDate;
  if (day === null || day > today) return null;
  const whose = delivery === undefined ? "The order's delivery date" : 'Its delivery date';
  return `${whose}, ${formatDate(day)}, is not in the future. ${WHAT_TO_DO}`;
}
