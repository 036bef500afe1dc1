/** What the history entry of a unit keeps of the inventory that it was opened from: the query of its address. */
export const leaving = (search: string) => ({ inventory: search });

/** The address of that inventory; null where the unit was not opened from one. */
export function inventoryLeft(state: unknown): string | null {
  const search: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'inventory') : null;
  return typeof search === 'string' ? `/inventory${search}` : null;
}

/** Marks the way back: the inventory takes up its place again. */
export const returning = { isReturning: true };

export const isReturning = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && Reflect.get(state, 'isReturning') === true;
