export const orderPath = (orderId: string | number): string => `/order/${encodeURIComponent(orderId)}`;

export const salesOrderPath = (number: string): string => `/sales-order/${encodeURIComponent(number)}`;

/** `edited`: an estimate's id, or 'new:' and a serial. */
export const estimatesPath = (orderId: string | number, edited?: string): string =>
  `${orderPath(orderId)}/estimates${edited === undefined ? '' : `?${new URLSearchParams({ edit: edited }).toString()}`}`;

export const estimatePath = (orderId: string | number, id: string | number): string =>
  `${orderPath(orderId)}/estimates?${new URLSearchParams({ show: String(id) }).toString()}`;

export const unitAlonePath = (itemCode: string | number): string => `/unit/${encodeURIComponent(itemCode)}`;

export const unitPath = (itemCode: string | number, orderId: string | number): string =>
  `${unitAlonePath(itemCode)}?${new URLSearchParams({ order: String(orderId) }).toString()}`;

export const fromInventory = (search: string) => ({ inventory: search });

export function inventoryBehind(state: unknown): string | null {
  const search: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'inventory') : null;
  return typeof search === 'string' ? `/inventory${search}` : null;
}

export const returning = { isReturning: true };

export const isReturning = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && Reflect.get(state, 'isReturning') === true;

export const inquiryPath = (id: string | number): string => `/inquiry/${encodeURIComponent(id)}`;
