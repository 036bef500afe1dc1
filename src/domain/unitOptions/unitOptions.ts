import type { InventoryUnit } from '../../contract/unit/inventoryUnit';
import { plainNumber, type Quantity } from '../quantity/quantity';

/** The add-on options of one unit as they are edited on the unit detail (spec sections 3 and 4). */
export interface UnitOptions {
  fr3Enabled: boolean;
  /** US gallons, as the input holds them: digits, perhaps none. */
  fr3EstimatedGallons: string;
  reTank: boolean;
  feedConversion: boolean;
  replacementCabinet: boolean;
  turnPull: boolean;
  /** Costed by today's rates from now on, where they were saved with older ones. */
  todaysRates?: true;
}

/** Everything off. */
export const noUnitOptions: UnitOptions = {
  fr3Enabled: false,
  fr3EstimatedGallons: '',
  reTank: false,
  feedConversion: false,
  replacementCabinet: false,
  turnPull: false,
};

/** The options as the server has them: FR3 is on where it has gallons, an option that it leaves out is off. */
export function loadedOptions(unit: InventoryUnit): UnitOptions {
  const fr3EstimatedGallons = gallonsText(unit.fr3EstimatedGallons);
  return {
    fr3Enabled: fr3EstimatedGallons !== '',
    fr3EstimatedGallons,
    reTank: unit.reTank ?? false,
    feedConversion: unit.feedConversion ?? false,
    replacementCabinet: unit.replacementCabinet ?? false,
    turnPull: unit.turnPull ?? false,
  };
}

/** Whole gallons as digits; empty for what is no volume. */
function gallonsText(value: Quantity): string {
  const gallons = Math.round(plainNumber(value) ?? -1);
  return Number.isSafeInteger(gallons) && gallons >= 0 ? String(gallons) : '';
}
