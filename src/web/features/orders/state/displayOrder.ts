import { weakMapMemoize } from '@reduxjs/toolkit';
import type { Order } from '../../../../contract/orders/order';
import { toDisplayOrder, type DisplayOrder } from '../../../../domain/orders/displayOrder';

const toDisplay = weakMapMemoize((order: Order) => toDisplayOrder(order));

/** Separate from the quote, whose text parser is not needed for the list. */
export const selectDisplayOrder = (order: Order): DisplayOrder => toDisplay(order);
