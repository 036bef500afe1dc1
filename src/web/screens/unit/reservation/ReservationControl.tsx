import { useState } from 'react';
import { styled } from 'styled-components';
import type { Unit } from '../../../../contract/unit/unit';
import type { DisplayOrder } from '../../../../domain/order/displayOrder';
import type { Estimate } from '../../../../domain/cost/comparison/estimate';
import { jobOf, releaseRefusal, reserveRefusal } from '../../../../domain/reservations/refusals';
import { openPoints } from '../../../../domain/reservations/openPoints';
import { ReleaseDialog, ReserveDialog } from '../../../parts/unit/ReserveDialog';
import { ReserveSummary } from '../../../parts/unit/ReserveSummary';
import { useGated } from '../../../state/gate/useEffectGate';
import { useReserveQuestion, type ReserveQuestion, type Reserving } from '../../../state/useReserving';
import { ExplainedButton } from '../../../ui/button/ExplainedButton';
import { needsNetwork } from '../../../ui/button/Button';
import { Dim } from '../../../ui/elements';
import { UnitContention, UnitContentionWarning } from './UnitContention';
import { reservedText, type UnitReservation } from './reservationText';
import { useWhoElseMay, useWhyNotRelease } from '../../../state/hooks';

/** A job number may be long. */
const WrappingButton = styled(ExplainedButton)`
  white-space: normal;
  overflow-wrap: anywhere;
`;

const Text = styled.p`
  overflow-wrap: anywhere;
`;

export interface ReservationControlProps {
  itemCode: string;
  /** When the unit was retired, ISO 8601; null where it is active. */
  retiredAt: string | null;
  /** The order that the unit may be reserved for; null where the unit was not opened from one. */
  order: DisplayOrder | null;
  /** The unit as it stands against that order, and what it earns; null while or where that is not known. */
  judged: Unit | null;
  estimate: Estimate | null;
  /** The live reservation. */
  held: UnitReservation | undefined;
  reserving: Reserving;
}

const HOW_TO_RESERVE = {
  free: ' To reserve it, open it from an order.',
  retired: ' It was retired: bring it back before it can be.',
} as const;

/** What the unit is reserved for, and one button that reserves and releases it, so that it keeps the focus. */
export function ReservationControl(props: ReservationControlProps) {
  const { itemCode, retiredAt, order, held, reserving } = props;
  const [isReleasing, setReleasing] = useState(false);
  const question = useReserveQuestion(reserving.reserve, itemCode, order?.id ?? '');
  const whoElseReserves = useWhoElseMay('reserve');
  const whyNotRelease = useWhyNotRelease();
  const release = useGated((reason?: string) => {
    setReleasing(false);
    if (held) void reserving.release({ id: held.id, itemCode, reason });
  });
  return (
    <>
      {held ? (
        <Text>
          Reserved for {jobOf(held)} {reservedText(held)}
        </Text>
      ) : (
        <Dim>This unit is not reserved.{order === null && HOW_TO_RESERVE[retiredAt === null ? 'free' : 'retired']}</Dim>
      )}
      {!held && <UnitContention itemCode={itemCode} orderId={order?.id ?? null} />}
      {(held ?? order) && (
        <WrappingButton
          busy={reserving.isBusy}
          {...needsNetwork}
          whyNot={
            whyNot(held, order, retiredAt === null ? undefined : { itemCode, at: retiredAt }) ??
            (held ? whyNotRelease(held) : whoElseReserves)
          }
          onClick={() => (held ? setReleasing(true) : question.open())}
        >
          {held ? 'Release' : order && `Reserve for ${jobOf({ jobNumber: order.jobOrderNumber })}`}
        </WrappingButton>
      )}
      {held && (
        <ReleaseDialog
          reservation={{ ...held, itemCode }}
          isOpen={isReleasing}
          onClose={() => setReleasing(false)}
          onConfirm={release}
        />
      )}
      {!held && order && <Question {...props} order={order} question={question} />}
    </>
  );
}

interface QuestionProps extends ReservationControlProps {
  order: DisplayOrder;
  question: ReserveQuestion;
}

function Question({ itemCode, order, judged, estimate, question }: QuestionProps) {
  return (
    <ReserveDialog
      order={order}
      itemCode={itemCode}
      points={judged ? openPoints(judged) : []}
      demand={question.demand}
      warning={<UnitContentionWarning itemCode={itemCode} orderId={order.id} />}
      isOpen={question.isOpen}
      onClose={question.close}
      onConfirm={question.confirm}
    >
      {judged && estimate ? (
        <ReserveSummary order={order} unit={judged} estimate={estimate} />
      ) : (
        <p>How this unit fits the order, and what it earns, is not known.</p>
      )}
    </ReserveDialog>
  );
}

/** Why the button cannot be used, as far as this page knows; the server knows the rest. */
function whyNot(
  held: UnitReservation | undefined,
  order: DisplayOrder | null,
  retired: { itemCode: string; at: string } | undefined,
): string | null {
  const isClosed = order?.status === 'Closed';
  if (!held) return reserveRefusal({ isClosed, isRetired: order?.isRetired ?? false, retired });
  const wasDelivered = isClosed && String(held.orderId) === order.id;
  return releaseRefusal({ status: wasDelivered ? 'Delivered' : null });
}
