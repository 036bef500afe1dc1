import { useState } from 'react';
import { styled } from 'styled-components';
import type { UnitReservations } from '../../../contract/reservations';
import type { Unit } from '../../../contract/unit/unit';
import type { Estimate } from '../../../domain/cost/comparison/estimate';
import { formatDateTime } from '../../../domain/format/date';
import type { DisplayOrder } from '../../../domain/order/displayOrder';
import { jobOf, releaseRefusal, reserveRefusal } from '../../../domain/reservations/refusals';
import { openPoints } from '../../../domain/reservations/openPoints';
import { ContentionMark, ContentionWarning } from '../../parts/unit/ContentionMark';
import { ReleaseDialog, ReserveDialog } from '../../parts/unit/ReserveDialog';
import { ReserveSummary } from '../../parts/unit/ReserveSummary';
import { useWhoElseMay, useWhyNotRelease } from '../../state/hooks';
import { useContention, useContentionNow } from '../../state/api/matching/contention';
import { useGated } from '../../state/gate/useEffectGate';
import { type ReserveQuestion, useReserveQuestion, type Reserving } from '../../state/useReserving';
import { ExplainedButton } from '../../ui/button/ExplainedButton';
import { needsNetwork } from '../../ui/button/Button';
import { Dim } from '../../ui/elements';

const WrappingButton = styled(ExplainedButton)`
  white-space: normal;
  overflow-wrap: anywhere;
`;

const Text = styled.p`
  overflow-wrap: anywhere;
`;

export interface ReservationControlProps {
  itemCode: string;
  /** ISO 8601; null if active. */
  retiredAt: string | null;
  /** Null if the unit was not opened from an order. */
  order: DisplayOrder | null;
  /** Null while loading or if unknown. */
  judged: Unit | null;
  estimate: Estimate | null;
  held: UnitReservation | undefined;
  reserving: Reserving;
}

const HOW_TO_RESERVE = {
  free: ' To reserve it, open it from an order.',
  retired: ' It was retired: bring it back before it can be.',
} as const;

/** One button reserves and releases, so the focus stays. */
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

const Question = ({ itemCode, order, judged, estimate, question }: QuestionProps) => (
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

/** Only what this page knows; the server checks the rest. */
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

interface UnitContentionProps {
  itemCode: string;
  orderId: string | null;
}

function UnitContention({ itemCode, orderId }: UnitContentionProps) {
  const order = orderId ?? undefined;
  const { contention, isJudging } = useContention({ serials: [itemCode], order }, itemCode);
  return contention && <ContentionMark contention={contention} isJudging={isJudging} isOther={orderId !== null} />;
}

const UnitContentionWarning = ({ itemCode, orderId }: UnitContentionProps) => (
  <ContentionWarning {...useContentionNow(itemCode, orderId ?? undefined)} />
);

export type UnitReservation = UnitReservations['results'][number];

/** 'by Dana Whitfield on 5 March 2026, 15:30'. Imports name no person. */
export const reservedText = ({ reservedBy, reservedAt }: UnitReservation): string =>
  `${reservedBy?.trim() ? `by ${reservedBy}` : '(imported)'} on ${formatDateTime(reservedAt)}`;

export const releasedText = ({ releasedBy, releasedAt }: UnitReservation): string | null =>
  releasedAt === null
    ? null
    : `${releasedBy?.trim() ? `by ${releasedBy}` : '(by import)'} on ${formatDateTime(releasedAt)}`;
