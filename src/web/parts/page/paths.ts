/** An order's comparison screen, `/order/:orderId`. */
export const orderPath = (orderId: string | number): string => `/order/${encodeURIComponent(orderId)}`;

/** A unit's screen, `/unit/:itemCode`. */
export const unitAlonePath = (itemCode: string | number): string => `/unit/${encodeURIComponent(itemCode)}`;

/** A unit's screen beside the order that the user comes from, `/unit/:itemCode?order=`. */
export const unitPath = (itemCode: string | number, orderId: string | number): string =>
  `${unitAlonePath(itemCode)}?${new URLSearchParams({ order: String(orderId) }).toString()}`;
