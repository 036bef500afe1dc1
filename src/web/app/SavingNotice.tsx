import { formatTime } from '../../domain/format/date';
import { useAppSelector } from '../store/hooks';
import { Strip, StripRoom } from '../ui/notice/Strip';

/** Announces that saving is paused while the database fails over; it ends without a reload. */
export function SavingNotice() {
  const pausedAsOf = useAppSelector(({ changes }) => changes.pausedAsOf);
  return (
    <div role="status">
      {pausedAsOf !== null && (
        <>
          <Strip>Data as of {formatTime(Date.parse(pausedAsOf))}. Saving is paused and resumes by itself.</Strip>
          <StripRoom />
        </>
      )}
    </div>
  );
}
