import { Suspense } from 'react';
import { writeActivityList } from '../../../domain/audit/activityList';
import { preloadable } from '../../loading/preloadable';
import { useActivity } from '../../state/useActivity';
import { Skeleton } from '../../ui/elements';

const ActivityPanel = preloadable(() =>
  import(/* webpackChunkName: "activity-panel" */ '../../parts/activity/ActivityPanel').then((m) => m.ActivityPanel),
);

/** Who did what with the unit, and what people write about it, where the server keeps that. */
export function UnitActivity({ itemCode }: { itemCode: string }) {
  const activity = useActivity('unit', itemCode);
  if (activity === null) return null;
  return (
    <Suspense fallback={<Skeleton $height="12rem" />}>
      <ActivityPanel {...activity} allAddress={`/activity?${writeActivityList({ unit: itemCode }).toString()}`} />
    </Suspense>
  );
}
