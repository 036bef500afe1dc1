import { useState } from 'react';
import styled from 'styled-components';
import type { ReservedTransformer } from '../../../../contract/reservations';
import type { Unit } from '../../../../contract/unit/unit';
import type { DisplayOrder } from '../../../../domain/order/displayOrder';
import { jobOf } from '../../../../domain/reservations/jobOf';
import { releaseRefusal, reserveRefusal } from '../../../../domain/reservations/refusals';
import { ReleaseDialog } from '../../../parts/unit/ReleaseDialog';
import { useReserving } from '../../../state/useReserving';
import { Badge } from '../../../ui/mark/Badge';
import { ExplainedButton } from '../../../ui/button/ExplainedButton';
import { needsNetwork } from '../../../ui/needsNetwork';
import { ReserveDialog } from './ReserveDialog';
import { useReservations } from './useReservations';

/** Below link and button where all three do not fit on one line. */
const LowerBadge = styled(Badge)`
  @media (min-width: 64em) and (max-width: 77.4375em) {
    order: 1;
  }
`;

interface ReserveUnitProps {
  order: DisplayOrder;
  unit: Unit;
}

/**
 * Whether a unit is reserved, and the button that reserves it for the order or releases it: one button for both, so that
 * it keeps the focus. Nothing where the product API keeps no reservations.
 */
export function ReserveUnit({ order, unit }: ReserveUnitProps) {
  const [isAsking, setAsking] = useState(false);
  const [hasActed, setActed] = useState(false);
  const { isPossible, isBusy, reserve, release } = useReserving(order.id);
  const { isKnown, isFetching, ofUnit, ofOrder } = useReservations(order.id, unit.serial);
  if (!isPossible || !isKnown) return null;
  const isOurs = ofUnit !== undefined && ofUnit === ofOrder;
  const isClosed = order.status === 'Closed';
  const confirm = () => {
    setAsking(false);
    setActed(true);
    void (isOurs ? release(ofUnit) : reserve(unit.serial, order.id));
  };
  const dialog = { isOpen: isAsking, onClose: () => setAsking(false), onConfirm: confirm };
  const verb = isOurs ? 'Release' : 'Reserve';
  return (
    <>
      {ofUnit && <ReservedBadge reservation={ofUnit} isOurs={isOurs} />}
      <ExplainedButton
        size="small"
        aria-label={`${verb} unit ${unit.serial}`}
        whyNot={isOurs ? releaseRefusal(ofUnit) : reserveRefusal({ isClosed, ofUnit, ofOrder })}
        busy={isBusy || (hasActed && isFetching)}
        onClick={() => setAsking(true)}
        {...needsNetwork}
      >
        {verb}
      </ExplainedButton>
      {isOurs ? (
        <ReleaseDialog reservation={ofUnit} {...dialog} />
      ) : (
        <ReserveDialog order={order} unit={unit} {...dialog} />
      )}
    </>
  );
}

const ReservedBadge = ({ reservation, isOurs }: { reservation: ReservedTransformer; isOurs: boolean }) => (
  <LowerBadge tone={isOurs ? 'near' : 'warn'}>Reserved for {isOurs ? 'this order' : jobOf(reservation)}</LowerBadge>
);
