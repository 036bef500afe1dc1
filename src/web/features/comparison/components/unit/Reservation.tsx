import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { preloadable } from '../../../../lib/loading/preloadable';
import type { ReservedTransformer } from '../../../../../contract/reservations';
import { BUSINESS_TIME_ZONE } from '../../../../../domain/calendar/businessDay';
import { formatDate } from '../../../../../domain/format/date';
import { holdText, inquiryLineOf } from '../../../../../domain/reservations/holds';
import { openPoints } from '../../../../../domain/reservations/openPoints';
import { jobOf, releaseRefusal, reserveRefusal } from '../../../../../domain/reservations/refusals';
import { ReleaseDialog, ReserveDialog } from '../../../reservations/components/ReserveDialog';
import { ReserveSummary } from '../../../reservations/components/ReserveSummary';
import { useGetReservationsQuery } from '../../../reservations/api/reservations';
import { useGated } from '../../../../store/gate/useEffectGate';
import { usePermissionHint, useReleaseRefusal } from '../../../../store/hooks';
import { useServices } from '../../../../store/services';
import { useReserveQuestion, useReserving } from '../../../reservations/state/useReserving';
import { needsNetwork } from '../../../../ui/button/Button';
import { ExplainedButton } from '../../../../ui/button/ExplainedButton';
import { Label } from '../../../../ui/elements';
import { Badge } from '../../../../ui/mark/Badge';
import { narrowCards } from '../cardLayout';
import { UnitContentionWarning, UnitLink } from './UnitMarks';
import { type UnitOfOrder, useEstimate, whole } from '../../state/useCosts';

const Line = styled(Label)`
  margin-top: 2px;
  &:not(:last-child) {
    margin-bottom: 0.5rem;
  }
`;

const HoldUnit = preloadable(
  () =>
    import(/* webpackChunkName: "inquiry-notices" */ '../../../inquiries/components/InquiryNotices').then(
      (m) => m.HoldUnit,
    ),
  null,
);

/** Color alone does not distinguish a link within a sentence (WCAG 1.4.1). */
const InlineLink = styled(UnitLink)`
  text-decoration: underline;
`;

export function OrderReservation({ orderId }: { orderId: string }) {
  const { ofOrder: reservation } = useReservations(orderId);
  if (!reservation) return null;
  return (
    <Line as="p">
      <InlineLink serial={reservation.itemCode} orderId={orderId}>
        Unit {reservation.itemCode}
      </InlineLink>{' '}
      {standing(reservation)}
      {byWhom(reservation)}
    </Line>
  );
}

function standing(reservation: ReservedTransformer): string {
  if (inquiryLineOf(reservation.jobNumber) !== null) return reservation.expiresAt ? 'is on hold' : 'is reserved';
  return `${reservation.status === 'Delivered' ? 'was delivered' : 'is reserved'} for this order`;
}

/** Imported reservations have no person and no date. */
const byWhom = ({ reservedBy, reservedDate }: ReservedTransformer) =>
  reservedBy?.trim() ? `, by ${reservedBy}, ${formatDate(reservedDate)}` : '';

const useHasNoReservations = () => useServices().config.capabilities.reservations !== 'live';

function useReservations(orderId: string, serial?: string | number) {
  return useGetReservationsQuery(undefined, {
    skip: useHasNoReservations(),
    selectFromResult: ({ data, error, isFetching }) => ({
      // True after an error too, so that the server decides.
      isKnown: data !== undefined || error !== undefined,
      isFetching,
      ofUnit: data?.results.find(({ itemCode }) => String(itemCode) === String(serial)),
      ofOrder: data?.results.find((reservation) => String(reservation.orderId) === orderId),
    }),
  });
}

/** By serial: 'this order' or a job; null while unknown. */
export function useReservedFor(orderId: string): ReadonlyMap<string, string> | null {
  const { data } = useGetReservationsQuery(undefined, { skip: useHasNoReservations() });
  return useMemo(() => {
    const entries = data?.results.map(
      (each) => [String(each.itemCode), String(each.orderId) === orderId ? 'this order' : jobOf(each)] as const,
    );
    return entries ? new Map(entries) : null;
  }, [data, orderId]);
}

function reservedText(of: ReservedTransformer, isOurs: boolean): string {
  const isHold = inquiryLineOf(of.jobNumber) !== null && of.expiresAt;
  if (isOurs) return isHold ? `On hold until ${formatDate(isHold, BUSINESS_TIME_ZONE)}` : 'Reserved';
  return holdText(of) ?? `Reserved for ${jobOf(of)}`;
}

/** Below the link and the buttons when they do not fit on one line. */
const LowerBadge = styled(Badge)`
  ${narrowCards} {
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
  const permissionHint = usePermissionHint('reserve');
  const whyNotRelease = useReleaseRefusal();
  if (!isPossible || !isKnown) return null;
  const isLine = order.inquiryId !== undefined;
  const isOurs = ofUnit !== undefined && (isLine ? String(ofUnit.orderId) === order.id : ofUnit === ofOrder);
  const isClosed = order.status === 'Closed';
  // A line of an inquiry may hold several units: the server knows how many.
  const other = isLine ? {} : { ofOrder };
  const whyNotReserve = reserveRefusal({ isClosed, isRetired: order.isRetired, ofUnit, ...other }) ?? permissionHint;
  const verb = isOurs ? 'Release' : 'Reserve';
  const badge = ofUnit && <LowerBadge tone={isOurs ? 'near' : 'warn'}>{reservedText(ofUnit, isOurs)}</LowerBadge>;
  if (order.inquiryId !== undefined && !isOurs) {
    return (
      <>
        {badge}
        <HoldUnit inquiryId={order.inquiryId} line={order.id} serial={String(unit.serial)} whyNot={whyNotReserve} />
      </>
    );
  }
  return (
    <>
      {badge}
      <ExplainedButton
        size="small"
        aria-keyshortcuts="R"
        data-shortcut="Reserve or release the unit in focus"
        aria-label={`${verb} unit ${unit.serial}`}
        whyNot={isOurs ? (releaseRefusal(ofUnit) ?? whyNotRelease(ofUnit)) : whyNotReserve}
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
            releaseUnit({ ...ofUnit, reason });
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
const Summary = (of: UnitOfOrder) => <ReserveSummary {...of} estimate={useEstimate(of, whole)} />;
