import { useState } from 'react';
import { styled } from 'styled-components';
import type { ReservedTransformer } from '../../../../contract/reservations';
import { jobOf, releaseRefusal, reserveRefusal } from '../../../../domain/reservations/refusals';
import { openPoints } from '../../../../domain/reservations/openPoints';
import { ReleaseDialog, ReserveDialog } from '../../../parts/unit/ReserveDialog';
import { ReserveSummary } from '../../../parts/unit/ReserveSummary';
import { useWhoElseMay, useWhyNotRelease, useAppSelector } from '../../../state/hooks';
import { useGated } from '../../../state/gate/useEffectGate';
import { useReserveQuestion, useReserving } from '../../../state/useReserving';
import { selectEstimate } from '../../../state/selectors/comparisonChoices';
import { ExplainedButton } from '../../../ui/button/ExplainedButton';
import { Badge } from '../../../ui/mark/Badge';
import { needsNetwork } from '../../../ui/button/Button';
import { useReservations } from './OrderReservation';
import { UnitContentionWarning } from './UnitMarks';
import type { UnitOfOrder } from './useCosts';

/** Below the link and the button when all three do not fit on one line. */
const LowerBadge = styled(Badge)`
  @media (min-width: 64em) and (max-width: 77.4375em) {
    order: 1;
  }
`;

/** One button reserves and releases, so the focus stays. Renders nothing if the API has no reservations. */
export function ReserveUnit({ order, unit }: UnitOfOrder) {
  const [isReleasing, setReleasing] = useState(false);
  const [hasActed, setActed] = useState(false);
  const { isPossible, isBusy, reserve, release } = useReserving(order.id);
  const question = useReserveQuestion(reserve, unit.serial, order.id);
  const releaseUnit = useGated(release);
  const { isKnown, isFetching, ofUnit, ofOrder } = useReservations(order.id, unit.serial);
  const whoElseReserves = useWhoElseMay('reserve');
  const whyNotRelease = useWhyNotRelease();
  if (!isPossible || !isKnown) return null;
  const isOurs = ofUnit !== undefined && ofUnit === ofOrder;
  const isClosed = order.status === 'Closed';
  const verb = isOurs ? 'Release' : 'Reserve';
  return (
    <>
      {ofUnit && <ReservedBadge reservation={ofUnit} isOurs={isOurs} />}
      <ExplainedButton
        size="small"
        aria-keyshortcuts="R"
        data-shortcut="Reserve or release the unit in focus"
        aria-label={`${verb} unit ${unit.serial}`}
        whyNot={
          isOurs
            ? (releaseRefusal(ofUnit) ?? whyNotRelease(ofUnit))
            : (reserveRefusal({ isClosed, isRetired: order.isRetired, ofUnit, ofOrder }) ?? whoElseReserves)
        }
        busy={isBusy || (hasActed && isFetching)}
        onClick={() => (isOurs ? setReleasing(true) : question.open())}
        {...needsNetwork}
      >
        {verb}
      </ExplainedButton>
      {isOurs ? (
        <ReleaseDialog
          reservation={ofUnit}
          isOpen={isReleasing}
          onClose={() => setReleasing(false)}
          onConfirm={(reason) => {
            setReleasing(false);
            setActed(true);
            releaseUnit({ id: ofUnit.id, itemCode: ofUnit.itemCode, reason });
          }}
        />
      ) : (
        <ReserveDialog
          order={order}
          itemCode={unit.serial}
          points={openPoints(unit)}
          demand={question.demand}
          warning={<UnitContentionWarning serial={unit.serial} />}
          isOpen={question.isOpen}
          onClose={question.close}
          onConfirm={(reason) => {
            setActed(true);
            question.confirm(reason);
          }}
        >
          <Summary order={order} unit={unit} />
        </ReserveDialog>
      )}
    </>
  );
}

/** Reads the store while the dialog is open, so the margin is current. */
function Summary({ order, unit }: UnitOfOrder) {
  const estimate = useAppSelector((state) => selectEstimate(state, order.id, unit, order.price));
  return <ReserveSummary order={order} unit={unit} estimate={estimate} />;
}

const ReservedBadge = ({ reservation, isOurs }: { reservation: ReservedTransformer; isOurs: boolean }) => (
  <LowerBadge tone={isOurs ? 'near' : 'warn'}>Reserved for {isOurs ? 'this order' : jobOf(reservation)}</LowerBadge>
);
