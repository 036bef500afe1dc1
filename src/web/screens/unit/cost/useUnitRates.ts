import type { NamedRates } from '../../../../contract/rates/rateSets';
import type { InventoryUnit } from '../../../../contract/unit/inventoryUnit';
import { DEFAULT_RATES, type Rates } from '../../../../domain/rates/rates';
import { usesStoredRates, type UnitOptions } from '../../../../domain/unitOptions/unitOptions';
import { useRates } from '../../../state/hooks';

interface UnitRates {
  /** Null where the product API has none. */
  named: NamedRates | null;
  /** By which the unit's cost is estimated. */
  cost: Rates;
  /** By which it is judged: today's. */
  today: Rates;
  /** Whether the estimate was made with other rates than today's. */
  isKept: boolean;
}

/** The rates of one unit: those that its saved options were made with, or today's. */
export function useUnitRates(unit: InventoryUnit, options: UnitOptions): UnitRates {
  const today = useRates();
  const isKept = usesStoredRates(unit, options);
  const named = (isKept ? unit.optionsRates : unit.rates) ?? null;
  return { named, cost: isKept ? (named?.values ?? DEFAULT_RATES) : today, today, isKept };
}
