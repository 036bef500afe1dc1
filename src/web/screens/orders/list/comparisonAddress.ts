/** The comparison screen of an order (spec section 2). */
export const comparisonAddress = (orderId: string): string => `/order/${encodeURIComponent(orderId)}`;
