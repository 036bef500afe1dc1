import styled from 'styled-components';
import type { Unit } from '../../../../contract/unit/unit';
import type { DisplayOrder } from '../../../../domain/order/displayOrder';
import { ReserveUnit } from '../reservation/ReserveUnit';
import { UnitEstimate } from '../estimateSheet/UnitEstimate';
import { UnitLink } from '../unit/UnitLink';
import { fontSize } from '../../../ui/theme';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25rem 0.5rem;
  min-height: 1.75rem;
  margin-top: 0.375rem;
`;

const Details = styled(UnitLink)`
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
  const { serial } = props.unit;
  return (
    <Line>
      <Details
        serial={serial}
        orderId={props.order.id}
        aria-label={`Unit Details of ${serial}`}
        aria-keyshortcuts="Enter"
        data-shortcut="Details of the unit in focus"
      >
        Unit Details
      </Details>
      <UnitEstimate {...props} />
      <ReserveUnit order={props.order} unit={props.unit} />
    </Line>
  );
}
