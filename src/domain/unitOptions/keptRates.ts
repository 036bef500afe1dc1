import type { InventoryUnit } from '../../contract/unit/inventoryUnit';
import type { UnitOptions } from './unitOptions';

/** Whether a unit's options stand as they were estimated with other rates than today's. */
export const isByKeptRates = (
  { optionsRates }: Pick<InventoryUnit, 'optionsRates'>,
  { todaysRates }: Pick<UnitOptions, 'todaysRates'>,
): boolean => Boolean(optionsRates) && todaysRates !== true;
