import { useState } from 'react';
import { styled } from 'styled-components';
import type { UnitReservations } from '../../../../contract/reservations';
import type { Unit } from '../../../../contract/units/unit';
import type { Estimate } from '../../../../domain/cost/comparison/estimate';
import { acceptedText } from '../../../../domain/descriptions/accepted';
import { formatDateTime } from '../../../../domain/format/date';
import { orNA } from '../../../../domain/format/number';
import { capitalized } from '../../../../domain/format/text';
import type { DisplayOrder } from '../../../../domain/orders/displayOrder';
import { holdText } from '../../../../domain/reservations/holds';
import { openPoints } from '../../../../domain/reservations/openPoints';
import { jobOf, releaseRefusal, reserveRefusal } from '../../../../domain/reservations/refusals';
import { ContentionMark, ContentionWarning } from '../../matching/components/ContentionMark';
import { ReleaseDialog, ReserveDialog } from '../../reservations/components/ReserveDialog';
import { ReserveSummary } from '../../reservations/components/ReserveSummary';
import { useContention, useContentionNow } from '../../matching/api/contention';
import { useGetUnitReservationsQuery } from '../../reservations/api/reservations';
import { errorMessage } from '../../../lib/errorMessage';
import { useGated } from '../../../store/gate/useEffectGate';
import { usePermissionHint, useReleaseRefusal } from '../../../store/hooks';
import { type Reserving, useReserveQuestion, useReserving } from '../../reservations/state/useReserving';
import { needsNetwork } from '../../../ui/button/Button';
import { ExplainedButton } from '../../../ui/button/ExplainedButton';
import { Dim, Skeleton } from '../../../ui/elements';
import { Badge } from '../../../ui/mark/Badge';
import { TryAgain } from '../../../ui/notice/LoadFailure';
import { color, fontSize, space } from '../../../ui/theme';
import { CardFold, Panel, PanelHead } from './unitLayout';

type Held = UnitReservations['results'][number];

interface ReservationPanelProps {
  itemCode: string;
  /** ISO 8601; null if active. */
  retiredAt: string | null;
  /** Null if the unit was not opened from an order. */
  order: DisplayOrder | null;
  /** Null while loading or if unknown. */
  judged: Unit | null;
  estimate: Estimate | null;
}

/** Renders nothing if the API has no reservations. */
export function ReservationPanel(props: ReservationPanelProps) {
  const reserving = useReserving();
  return reserving.isPossible ? <Reservations {...props} reserving={reserving} /> : null;
}

function Reservations({ reserving, ...of }: ReservationPanelProps & { reserving: Reserving }) {
  const { currentData, error, isFetching, refetch } = useGetUnitReservationsQuery(of.itemCode);
  const retry = useGated(refetch);
  const held = currentData?.results.find(({ releasedAt }) => releasedAt === null);
  const status = of.retiredAt === null ? 'Available' : 'Retired';
  const isBusy = reserving.isBusy || isFetching;
  return (
    <Panel aria-label="Reservation" aria-busy={isBusy}>
      <PanelHead>
        <h2>Reservation</h2>
        {currentData && <Badge tone={held ? 'near' : 'neutral'}>{held ? 'Reserved' : status}</Badge>}
      </PanelHead>
      {currentData && <ReservationControl {...of} held={held} reserving={{ ...reserving, isBusy }} />}
      {currentData && currentData.results.length > 0 && (
        <CardFold title={`History (${currentData.results.length})`}>
          <History>
            {currentData.results.map((reservation, index) => (
              <Entry key={index} reservation={reservation} />
            ))}
          </History>
        </CardFold>
      )}
      {error && !isFetching && (
        <>
          <Dim role="status">
            {currentData ? 'This may be out of date.' : 'The reservations of this unit could not be loaded.'}{' '}
            {errorMessage(error)}
          </Dim>
          <TryAgain onClick={retry} />
        </>
      )}
      {!currentData && isFetching && <Skeleton $height="3.75rem" />}
    </Panel>
  );
}

const History = styled.ol`
  font-size: ${fontSize.label};
  line-height: 1.125rem;
  li {
    padding: ${space(2)} 0.875rem;
    border-bottom: 1px solid ${color('lineSoft')};
    overflow-wrap: anywhere;
  }
  li:last-child {
    border-bottom: 0;
  }
  p {
    color: ${color('textDim')};
  }
`;

function Entry({ reservation }: { reservation: Held }) {
  const { releasedAt, releasedBy } = reservation;
  return (
    <li>
      {capitalized(jobOf(reservation))} · {orNA(reservation.customerName)}
      <p>Reserved {reservedText(reservation)}</p>
      {reservation.accepted && <p>From the order&apos;s texts: {acceptedText(reservation.accepted)}</p>}
      {reservation.reason?.trim() && <p>Reason: {reservation.reason}</p>}
      {releasedAt !== null && (
        <p>
          Released {releasedBy?.trim() ? `by ${releasedBy}` : '(by import)'} on {formatDateTime(releasedAt)}
        </p>
      )}
      {reservation.releaseReason?.trim() && <p>Reason: {reservation.releaseReason}</p>}
    </li>
  );
}

const WrappingButton = styled(ExplainedButton)`
  white-space: normal;
  overflow-wrap: anywhere;
`;

const Text = styled.p`
  overflow-wrap: anywhere;
`;

interface ReservationControlProps extends ReservationPanelProps {
  held: Held | undefined;
  reserving: Reserving;
}

/** One button reserves and releases, so the focus stays. */
function ReservationControl(props: ReservationControlProps) {
  const { itemCode, retiredAt, order, judged, estimate, held, reserving } = props;
  const [isReleasing, setReleasing] = useState(false);
  const question = useReserveQuestion(reserving.reserve, itemCode, order?.id ?? '');
  const permissionHint = usePermissionHint('reserve');
  const whyNotRelease = useReleaseRefusal();
  const howToReserve =
    retiredAt === null ? ' To reserve it, open it from an order.' : ' It was retired: bring it back before it can be.';
  const release = useGated((reason?: string) => {
    setReleasing(false);
    if (held) void reserving.release({ ...held, itemCode, reason });
  });
  return (
    <>
      {held ? (
        <Text>
          {holdText(held) ?? `Reserved for ${jobOf(held)}`} {reservedText(held)}
        </Text>
      ) : (
        <Dim>This unit is not reserved.{order === null && howToReserve}</Dim>
      )}
      {!held && <UnitContention itemCode={itemCode} order={order?.id} />}
      {(held ?? order) && (
        <WrappingButton
          busy={reserving.isBusy}
          {...needsNetwork}
          whyNot={whyNot(props) ?? (held ? whyNotRelease(held) : permissionHint)}
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
      {!held && order && (
        <ReserveDialog
          order={order}
          itemCode={itemCode}
          points={judged ? openPoints(judged) : []}
          demand={question.demand}
          warning={<UnitContentionWarning itemCode={itemCode} order={order.id} />}
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
      )}
    </>
  );
}

/** Only what this page knows; the server checks the rest. */
function whyNot({ itemCode, retiredAt, order, held }: ReservationControlProps): string | null {
  const isClosed = order?.status === 'Closed';
  const retired = retiredAt === null ? undefined : { itemCode, at: retiredAt };
  if (!held) return reserveRefusal({ isClosed, isRetired: order?.isRetired ?? false, retired });
  const wasDelivered = isClosed && String(held.orderId) === order.id;
  return releaseRefusal({ status: wasDelivered ? 'Delivered' : null });
}

function UnitContention({ itemCode, order }: { itemCode: string; order: string | undefined }) {
  const { contention, isJudging } = useContention({ serials: [itemCode], order }, itemCode);
  return contention && <ContentionMark contention={contention} isJudging={isJudging} isOther={order !== undefined} />;
}

const UnitContentionWarning = ({ itemCode, order }: { itemCode: string; order: string }) => (
  <ContentionWarning {...useContentionNow(itemCode, order)} />
);

/** 'by Dana Whitfield on 5 March 2026, 15:30'. Imports name no person. */
const reservedText = ({ reservedBy, reservedAt }: Held): string =>
  `${reservedBy?.trim() ? `by ${reservedBy}` : '(imported)'} on ${formatDateTime(reservedAt)}`;
