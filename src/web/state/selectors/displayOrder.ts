import { weakMapMemoize } from 'reselect';
import type { Order } from '../../../contract/order/order';
import { toDisplayOrder, type DisplayOrder } from '../../../domain/order/displayOrder';

const memoized = weakMapMemoize((order: Order) => toDisplayOrder(order));

/** An order as screens show it: built once per answer, however many components read it. */
export const selectDisplayOrder = (order: Order): DisplayOrder => memoized(order);
