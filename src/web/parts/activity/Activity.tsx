import { Suspense } from 'react';
import { preloadable } from '../../loading/preloadable';
import { useInsights } from '../../state/insights/useInsights';
import { Skeleton } from '../../ui/progress/Skeleton';
import type { ActivityOf } from './ActivityPanel';

const ActivityPanel = preloadable(() =>
  import(/* webpackChunkName: "activity-panel" */ './ActivityPanel').then((m) => m.ActivityPanel),
);

/** Who did what with an order or a unit, and what people write about it, where the server keeps that. */
export function Activity(of: ActivityOf) {
  if (!useInsights()) return null;
  return (
    <Suspense fallback={<Skeleton $height="12rem" />}>
      <ActivityPanel {...of} />
    </Suspense>
  );
}
