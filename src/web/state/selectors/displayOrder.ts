import { weakMapMemoize } from 'reselect';
import type { Order } from '../../../contract/order/order';
import { toDisplayOrder, type DisplayOrder } from '../../../domain/order/displayOrder';

const toDisplay = weakMapMemoize((order: Order) => toDisplayOrder(order));

/** An order as screens show it, built once per answer. Apart from the quote, whose reader of texts is no part of the list of orders. */
export const selectDisplayOrder = (order: Order): DisplayOrder => toDisplay(order);
