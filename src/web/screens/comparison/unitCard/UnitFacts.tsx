import { MapPin } from 'lucide-react';
import { styled } from 'styled-components';
import type { Unit } from '../../../../contract/unit/unit';
import { caveats, listPriceText } from '../../../../domain/cost/comparison/estimateWords';
import { placeText } from '../../../../domain/distance/roadDistance';
import type { DisplayOrder } from '../../../../domain/order/displayOrder';
import { color, fontSize, hairline, toneInk } from '../../../ui/theme';
import { VisuallyHidden } from '../../../ui/elements';
import { SIDE } from '../layout/grid';
import { useEstimate, type CostsOf } from '../unit/useCosts';
import { UnitContention } from '../contention/UnitContention';
import { PlanEffect } from '../plan/PlanEffects';
import { EarnsMore } from '../unit/EarnsMore';
import { WorstGap } from '../unit/WorstGap';
import { useMay } from '../../../state/hooks';

/** As high as four lines, with what stands around them: what the margin leaves out comes and goes, and nothing below it moves. */
const USUAL_HEIGHT = 'calc(4 * 1.125rem + 3 * 2px + 0.875rem + 1px)';

const Cell = styled.div`
  display: grid;
  align-content: start;
  gap: 2px;
  min-height: ${USUAL_HEIGHT};
  padding: 0.375rem ${SIDE} 0.5rem;
  border-bottom: ${hairline};
  font-size: ${fontSize.label};
  line-height: 1.125rem;
  [data-left-out] {
    color: ${toneInk('warn')};
  }
`;

const Place = styled.p`
  display: flex;
  align-items: center;
  gap: 0.375rem;
  color: ${color('textSoft')};
  & > svg {
    flex: none;
    width: 1rem;
  }
`;

interface UnitFactsProps {
  order: DisplayOrder;
  unit: Unit;
  /** What a unit with work would earn beyond the Best. */
  remark: string | null;
}

/** What stands below the margin: what it leaves out, the worst gap, the list price, the place. */
export function UnitFacts({ order, unit, remark }: UnitFactsProps) {
  const seesCost = useMay('seeCost');
  return (
    <Cell>
      <UnitContention serial={unit.serial} />
      <PlanEffect serial={unit.serial} />
      <EarnsMore remark={remark} />
      {seesCost && <NotCounted order={order} unit={unit} />}
      <WorstGap requirement={order.requirement} unit={unit} />
      {seesCost && <ListPrice order={order} unit={unit} />}
      <Place>
        <MapPin size={14} aria-hidden="true" />
        <span>
          <VisuallyHidden>Place: </VisuallyHidden>
          {placeText(unit.warehouse_desc, order.customerLocation)}
        </span>
      </Place>
    </Cell>
  );
}

function NotCounted(of: CostsOf) {
  const text = useEstimate(of, (estimate) => caveats(estimate).join('; '));
  return text !== '' && <p data-left-out="">Margin {text}</p>;
}

function ListPrice(of: CostsOf) {
  const text = useEstimate(of, listPriceText);
  return text !== null && <p>{text}</p>;
}
