import type { DisplayOrder } from '../../../domain/order/displayOrder';
import { urgencyOf, type Urgency } from '../../../domain/order/triage';
import { useServices } from '../services';
import { useInsights } from './useInsights';

/** How urgent an order is today; null where nothing is said of it, as with a product API of the specification alone. */
export function useUrgency(order: DisplayOrder): Urgency | null {
  const { today } = useServices();
  return useInsights() ? urgencyOf(order, today()) : null;
}
