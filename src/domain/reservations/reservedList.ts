import { oneLine } from '../format/text';
import { RESERVED_SEARCH_LENGTH } from '../limits';
import { MAX_PAGE } from '../views/views';
import type { ReservedTransformer } from '../../contract/reservations';

/** The whole state is in the address, so that reload, Back and links restore it. */
export interface ReservedList {
  text: string;
  /** From 1; can exceed the last page. */
  page: number;
}

export const readReservedList = (query: URLSearchParams): ReservedList => ({
  text: oneLine(query.get('search'), RESERVED_SEARCH_LENGTH),
  page: Math.min(Math.max(1, Math.trunc(Number(query.get('page'))) || 1), MAX_PAGE),
});

export function writeReservedList({ text, page }: ReservedList): URLSearchParams {
  const search = oneLine(text, RESERVED_SEARCH_LENGTH);
  return new URLSearchParams({ ...(search && { search }), ...(page > 1 && { page: String(page) }) });
}

/** Matches item code, order id, job number or customer, case ignored. */
export function searchReserved(items: readonly ReservedTransformer[], text: string): ReservedTransformer[] {
  const wanted = text.trim().toLowerCase();
  return items.filter(({ itemCode, orderId, jobNumber, customerName }) =>
    [itemCode, orderId, jobNumber, customerName].some((value) =>
      String(value ?? '')
        .toLowerCase()
        .includes(wanted),
    ),
  );
}
