/** An order's comparison screen, `/order/:orderId`. */
export const orderPath = (orderId: string | number): string => `/order/${encodeURIComponent(orderId)}`;

/** What an order's job could cost and bring; `edited` is an estimate's id, or 'new:' and the serial of a unit. */
export const estimatesPath = (orderId: string | number, edited?: string): string =>
  `${orderPath(orderId)}/estimates${edited === undefined ? '' : `?${new URLSearchParams({ edit: edited }).toString()}`}`;

/** The same with one of them on screen. */
export const estimatePath = (orderId: string | number, id: string | number): string =>
  `${orderPath(orderId)}/estimates?${new URLSearchParams({ show: String(id) }).toString()}`;

/** A unit's screen, `/unit/:itemCode`. */
export const unitAlonePath = (itemCode: string | number): string => `/unit/${encodeURIComponent(itemCode)}`;

/** A unit's screen beside the order that the user comes from, `/unit/:itemCode?order=`. */
export const unitPath = (itemCode: string | number, orderId: string | number): string =>
  `${unitAlonePath(itemCode)}?${new URLSearchParams({ order: String(orderId) }).toString()}`;

/** What the history entry of a unit keeps of the inventory that it was opened from: the query of its address. */
export const leaving = (search: string) => ({ inventory: search });

/** The address of that inventory; null if the unit was not opened from one. */
export function inventoryLeft(state: unknown): string | null {
  const search: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'inventory') : null;
  return typeof search === 'string' ? `/inventory${search}` : null;
}

/** Marks the way back: the inventory takes up its place again. */
export const returning = { isReturning: true };

export const isReturning = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && Reflect.get(state, 'isReturning') === true;
