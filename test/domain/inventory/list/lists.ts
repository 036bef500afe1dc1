import fc from 'fast-check';
import { facets, inventorySorts } from '../../../../src/contract/inventory/inventoryQuery';
import { oneLine } from '../../../../src/domain/format/text';
import { columnIds } from '../../../../src/domain/inventory/list/columns';
import type { InventoryList } from '../../../../src/domain/inventory/list/inventoryList';
import { densities, inventoryViews, type InventoryLook } from '../../../../src/domain/inventory/list/look';
import { INVENTORY_PAGE, INVENTORY_SEARCH_LENGTH } from '../../../../src/domain/limits';
import { anyText } from '../../builders/texts';

export const looks: fc.Arbitrary<InventoryLook> = fc.record({
  view: fc.constantFrom(...inventoryViews),
  columns: fc.subarray([...columnIds]),
  density: fc.constantFrom(...densities),
});

const values = fc.uniqueArray(
  anyText(120).filter(({ length }) => length > 0 && length <= 120),
  { minLength: 1, maxLength: 4 },
);

/** Lists as people can make them. */
export const lists: fc.Arbitrary<InventoryList> = fc
  .record({
    search: anyText(90).map((any) => oneLine(any, INVENTORY_SEARCH_LENGTH)),
    chosen: fc.dictionary(fc.constantFrom(...facets), values),
    order: fc.record({ by: fc.constantFrom(...inventorySorts), direction: fc.constantFrom('asc', 'desc') }),
    page: fc.integer({ min: 1, max: 1_000_000 }),
    rows: fc.constantFrom(...INVENTORY_PAGE.choices),
    look: looks,
  })
  .map(({ look, ...list }) => ({ ...list, ...look }));

const names = [...facets, 'search', 'ordering', 'page', 'page_size', 'view', 'columns', 'density', '__proto__'];
const words = [
  '-kva',
  '--kva',
  'year',
  '0',
  '00012',
  '1000001',
  '25',
  '1e3',
  '%00',
  'x'.repeat(121),
  'cards',
  'kva,notes',
];

/** Arbitrary addresses. */
export const addresses = fc
  .array(fc.tuple(fc.constantFrom(...names), fc.oneof(anyText(), fc.constantFrom(...words))), { maxLength: 12 })
  .map((query) => new URLSearchParams(query).toString());
