import type { ListedUnit } from '../../../../contract/inventory/inventoryList';
import type { InventoryList } from '../../../../domain/inventory/list/inventoryList';
import type { InventoryActions } from '../query/useInventoryList';

/** What a page of units needs, as a table or as cards. */
export interface UnitsViewProps {
  units: readonly ListedUnit[];
  list: InventoryList;
  onSort: InventoryActions['sort'];
}
