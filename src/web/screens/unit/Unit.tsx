import styled from 'styled-components';
import type { InventoryUnit } from '../../../contract/unit/inventoryUnit';
import { estimate } from '../../../domain/cost/unitDetail/estimate';
import { unitAnalysis } from '../../../domain/analysis/analysis';
import { UnitPhoto } from '../../parts/unit/UnitPhoto';
import { webAddress } from '../../parts/unit/webAddress';
import { useServices } from '../../state/services';
import { Card } from '../../ui/layout/Card';
import { AnalysisPanel } from './AnalysisPanel';
import { CostPanel } from './cost/CostPanel';
import { LeaveGuard } from './options/LeaveGuard';
import { OptionsPanel } from './options/OptionsPanel';
import { OrderPanel } from './order/OrderPanel';
import { ReservationPanel } from './reservation/ReservationPanel';
import { About, Columns, Money, Specs } from './layout/columns';
import { UnitSpecs } from './specs/UnitSpecs';
import { useUnitOptions } from './options/useUnitOptions';
import type { UnitOrder } from './order/useUnitOrder';

/** Spec section 2: the unit's one image stands for as many photos. */
const PHOTO_COUNT = 8;

const Photo = styled(Card)`
  overflow: hidden;
`;

interface UnitProps {
  /** As the address has it. */
  itemCode: string;
  unit: InventoryUnit;
  unitOrder: UnitOrder;
}

/** One unit beside an order: its specifications, its reservation, and its cost with the chosen options. */
export function Unit({ itemCode, unit, unitOrder }: UnitProps) {
  const { order, isLoading, isSample } = unitOrder;
  const editing = useUnitOptions(itemCode, unit);
  const requirement = order?.requirement ?? null;
  const costs = estimate(unit, editing.options);
  return (
    <Columns>
      <About>
        <OrderPanel {...unitOrder} />
        <Photo aria-label="Photos">
          <UnitPhoto serial={unit.itemCode} pictures={usePhotos(unit)} />
        </Photo>
        <ReservationPanel itemCode={String(unit.itemCode)} order={isSample ? null : order} />
      </About>
      <Specs>
        <UnitSpecs unit={unit} requirement={requirement} />
      </Specs>
      <Money>
        <CostPanel estimate={costs} />
        <OptionsPanel editing={editing} shares={costs.addOns} />
        <AnalysisPanel analysis={isLoading ? null : unitAnalysis(unit, requirement, editing.options)} />
      </Money>
      <LeaveGuard itemCode={itemCode} hasUnsaved={editing.hasUnsaved} />
    </Columns>
  );
}

function usePhotos({ itemCode, itemName, imageUrl }: InventoryUnit) {
  const { config } = useServices();
  const url = webAddress(imageUrl, config.apiBaseUrl);
  const alt = itemName ?? `Unit ${itemCode}`;
  return url === null ? [] : Array.from({ length: PHOTO_COUNT }, () => ({ url, alt }));
}
