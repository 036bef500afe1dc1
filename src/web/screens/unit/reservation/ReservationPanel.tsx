import { errorMessage } from '../../../state/api/server/errorMessage';
import { useGetUnitReservationsQuery } from '../../../state/api/matching/reservations';
import { useGated } from '../../../state/gate/useEffectGate';
import { useReserving } from '../../../state/useReserving';
import { Badge } from '../../../ui/mark/Badge';
import { Button, needsNetwork } from '../../../ui/button/Button';
import { Skeleton, Dim } from '../../../ui/elements';
import { ReservationControl, type ReservationControlProps } from './ReservationControl';
import { Panel, PanelHead } from '../layout/panel';
import { ReservationHistory } from './ReservationHistory';

type ReservationPanelProps = Omit<ReservationControlProps, 'held' | 'reserving'>;

/** The unit's reservation and its history; nothing where the product API keeps no reservations. */
export function ReservationPanel(props: ReservationPanelProps) {
  const reserving = useReserving();
  return reserving.isPossible ? <Reservations {...props} reserving={reserving} /> : null;
}

function Reservations({ reserving, ...of }: ReservationPanelProps & Pick<ReservationControlProps, 'reserving'>) {
  const { currentData, error, isFetching, refetch } = useGetUnitReservationsQuery(of.itemCode);
  const retry = useGated(refetch);
  const held = currentData?.results.find(({ releasedAt }) => releasedAt === null);
  const free = of.retiredAt === null ? 'Free' : 'Retired';
  const standing = held ? 'Reserved' : free;
  const isBusy = reserving.isBusy || isFetching;
  return (
    <Panel aria-label="Reservation" aria-busy={isBusy}>
      <PanelHead>
        <h2>Reservation</h2>
        {currentData && <Badge tone={held ? 'near' : 'neutral'}>{standing}</Badge>}
      </PanelHead>
      {currentData && <ReservationControl {...of} held={held} reserving={{ ...reserving, isBusy }} />}
      {currentData && currentData.results.length > 0 && <ReservationHistory reservations={currentData.results} />}
      {error && !isFetching && <Failed error={error} isShown={!!currentData} onRetry={retry} />}
      {!currentData && isFetching && <Skeleton $height="3.75rem" />}
    </Panel>
  );
}

interface FailedProps {
  error: unknown;
  /** An earlier answer is on screen. */
  isShown: boolean;
  onRetry: () => void;
}

function Failed({ error, isShown, onRetry }: FailedProps) {
  const what = isShown ? 'This may be out of date.' : 'The reservations of this unit could not be loaded.';
  return (
    <>
      <Dim role="status">
        {what} {errorMessage(error)}
      </Dim>
      <Button onClick={onRetry} {...needsNetwork}>
        Try again
      </Button>
    </>
  );
}
