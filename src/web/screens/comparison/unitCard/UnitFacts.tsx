import { MapPin } from 'lucide-react';
import styled from 'styled-components';
import type { Unit } from '../../../../contract/unit/unit';
import { caveats, listPriceText } from '../../../../domain/cost/comparison/estimateWords';
import { placeText } from '../../../../domain/distance/placeText';
import type { DisplayOrder } from '../../../../domain/order/displayOrder';
import { useAppSelector } from '../../../state/hooks';
import { selectEstimate } from '../../../state/selectors/comparisonChoices';
import { color, fontSize, hairline, toneInk } from '../../../ui/theme';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden';
import { SIDE } from '../layout/grid';
import { UnitContention } from '../contention/UnitContention';
import { WorstGap } from '../unit/WorstGap';
import { useMay } from '../../../state/access/useMay';

const Cell = styled.div`
  display: grid;
  align-content: start;
  gap: 2px;
  padding: 0.375rem ${SIDE} 0.5rem;
  border-bottom: ${hairline};
  font-size: ${fontSize.label};
  line-height: 1.125rem;
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

const LeftOut = styled.p`
  color: ${toneInk('warn')};
`;

interface UnitFactsProps {
  order: DisplayOrder;
  unit: Unit;
}

/** What stands below the margin: what it leaves out, the worst gap, the list price, the place. */
export function UnitFacts({ order, unit }: UnitFactsProps) {
  const estimate = useAppSelector((state) => selectEstimate(state, order.id, unit, order.dollarValue));
  const seesCost = useMay('seeCost');
  const notCounted = seesCost ? caveats(estimate) : [];
  const listPrice = seesCost ? listPriceText(estimate) : null;
  return (
    <Cell>
      <UnitContention serial={unit.serial} />
      {notCounted.length > 0 && <LeftOut>Margin {notCounted.join('; ')}</LeftOut>}
      <WorstGap requirement={order.requirement} unit={unit} />
      {listPrice !== null && <p>{listPrice}</p>}
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
