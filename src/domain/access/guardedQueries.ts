import type { InventorySort } from '../../contract/inventory/inventoryQuery';
import type { Permission } from './access';

/** Sorts of lists whose order would tell what may not be seen. */
export const costSorts: ReadonlySet<string> = new Set<InventorySort>(['unit_cost', 'list_price']);

/** What an address asks for that only those who see costs may ask: its parameter; null where there is none. */
export function costParameter(query: Readonly<Record<string, unknown>>): 'margin' | 'ordering' | null {
  if (query['margin'] !== undefined) return 'margin';
  return [query['ordering']].flat().some(isByCost) ? 'ordering' : null;
}

const isByCost = (ordering: unknown): boolean =>
  typeof ordering === 'string' && costSorts.has(ordering.replace(/^-/, ''));

/** What somebody with these permissions may not ask an address for. */
export const refusedParameter = (own: ReadonlySet<Permission>, query: Readonly<Record<string, unknown>>) =>
  own.has('seeCost') ? null : costParameter(query);
