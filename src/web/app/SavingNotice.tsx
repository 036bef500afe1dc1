import { useAppSelector } from '../store/hooks';
import { Strip, StripRoom } from './ConnectionNotice';

const time = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });

/** Announces that saving is paused while the database fails over; it ends without a reload. */
export function SavingNotice() {
  const pausedAsOf = useAppSelector(({ changes }) => changes.pausedAsOf);
  return (
    <div role="status">
      {pausedAsOf !== null && (
        <>
          <Strip>Data as of {time.format(new Date(pausedAsOf))}. Saving is paused and resumes by itself.</Strip>
          <StripRoom />
        </>
      )}
    </div>
  );
}
