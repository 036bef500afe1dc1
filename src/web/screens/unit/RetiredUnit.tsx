import type { InventoryUnit } from '../../../contract/unit/inventoryUnit';
import { RetiredNotice } from '../../parts/page/RetiredNotice';
import { useBringBack } from '../../state/useBringBack';
import { useWhoElseMay } from '../../state/hooks';

interface RetiredUnitProps {
  unit: InventoryUnit;
  /** ISO 8601. */
  at: string;
}

/** Says that the unit was retired, and brings it back. */
export function RetiredUnit({ unit, at }: RetiredUnitProps) {
  const { isBusy, failure, bringBack } = useBringBack({ what: 'unit', id: String(unit.itemCode) });
  const whyNot = useWhoElseMay('bringBack');
  return (
    <RetiredNotice what="unit" at={at} by={unit.retiredBy} {...{ isBusy, failure, whyNot }} onBringBack={bringBack} />
  );
}
