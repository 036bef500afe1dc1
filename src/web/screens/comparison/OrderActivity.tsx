import { memo, Suspense } from 'react';
import { writeActivityList } from '../../../domain/audit/activityList';
import { preloadable } from '../../loading/preloadable';
import { useActivity } from '../../state/useActivity';
import { Skeleton } from '../../ui/elements';

const ActivityPanel = preloadable(() =>
  import(/* webpackChunkName: "activity-panel" */ '../../parts/activity/ActivityPanel').then((m) => m.ActivityPanel),
);

interface OrderActivityProps {
  orderId: string;
  jobNumber: string | null;
}

/** Who did what with the order, and what people write about it, where the server keeps that. */
export const OrderActivity = memo(function OrderActivity({ orderId, jobNumber }: OrderActivityProps) {
  const activity = useActivity('order', orderId);
  if (activity === null) return null;
  return (
    <Suspense fallback={<Skeleton $height="12rem" />}>
      <ActivityPanel {...activity} allAddress={`/activity?${writeActivityList({ job: jobNumber ?? '' }).toString()}`} />
    </Suspense>
  );
});
