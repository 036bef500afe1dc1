import { styled } from 'styled-components';
import type { Unit } from '../../../../contract/unit/unit';
import type { DisplayOrder } from '../../../../domain/order/displayOrder';
import { ReserveUnit } from '../reservation/ReserveUnit';
import { UnitEstimate } from '../estimateSheet/UnitEstimate';
import { DetailsLink } from '../unit/DetailsLink';
import { fontSize } from '../../../ui/theme';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25rem 0.5rem;
  min-height: 1.75rem;
  margin-top: 0.375rem;
`;

const Details = styled(DetailsLink)`
  margin-right: auto;
  font-size: ${fontSize.label};
`;

interface UnitActionsProps {
  order: DisplayOrder;
  unit: Unit;
  isBest: boolean;
  /** Added by its inventory control number. */
  isManual: boolean;
}

/** The link to the unit's page, its estimate, and the button that reserves or releases the unit. */
export function UnitActions(props: UnitActionsProps) {
  return (
    <Line>
      <Details serial={props.unit.serial} orderId={props.order.id} />
      <UnitEstimate {...props} />
      <ReserveUnit order={props.order} unit={props.unit} />
    </Line>
  );
}
