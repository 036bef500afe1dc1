import { inventoryUnitSchema, type InventoryUnit } from '../../../src/contract/units/inventoryUnit';

/** A unit of the inventory as the server sends it, everything missing but what is given. */
export const anInventoryUnit = (fields: Record<string, unknown> = {}): InventoryUnit =>
  inventoryUnitSchema.parse({ itemCode: '70001', ...fields });
