/** Whether a price is one to count from: above 0. */
export const isPrice = (price: number | null): price is number => price !== null && price > 0;

/** The sale price that counts for a unit offered for an order: the unit's own where it has one, else the order's. */
export const salePriceOf = (own: number | null, ofOrder: number | null): number | null =>
  isPrice(own) ? own : ofOrder;
