import { Suspense } from 'react';
import styled from 'styled-components';
import type { Unit } from '../../../contract/unit';
import type { DisplayOrder } from '../../../domain/order/displayOrder';
import { useServices } from '../../state/services';
import { ReserveUnit } from './reserveParts';
import { UnitLink } from './UnitLink';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 8px;
  min-height: 28px;
  margin-top: 6px;
`;

const Details = styled(UnitLink)`
  margin-right: auto;
  font-size: 12.5px;
`;

interface UnitActionsProps {
  orderId: string;
  order: DisplayOrder;
  unit: Unit;
}

/** What can be done with a unit from its card: see its page; reserve it for the order or release it, where that is possible. */
export function UnitActions(props: UnitActionsProps) {
  const { serial } = props.unit;
  const { capabilities } = useServices().config;
  return (
    <Line>
      <Details serial={serial} orderId={props.order.id} aria-label={`Unit Details of ${serial}`}>
        Unit Details
      </Details>
      <Suspense fallback={null}>{capabilities.reservations === 'live' && <ReserveUnit {...props} />}</Suspense>
    </Line>
  );
}
