import { type ActivityList, writeActivityList } from '../../../../domain/audit/activityAddress';
import { preloadable } from '../../../lib/loading/preloadable';
import { Skeleton } from '../../../ui/elements';
import type { ActivityPanelProps } from './ActivityPanel';

const ActivityPanel = preloadable(
  () => import(/* webpackChunkName: "activity-panel" */ './ActivityPanel').then((m) => m.ActivityPanel),
  <Skeleton $height="12rem" />,
);

interface ActivityProps {
  /** Null if the server has none. */
  activity: Omit<ActivityPanelProps, 'allAddress'> | null;
  /** The list of all entries. */
  of: Partial<ActivityList>;
}

export const Activity = ({ activity, of }: ActivityProps) =>
  activity && <ActivityPanel {...activity} allAddress={`/activity?${writeActivityList(of).toString()}`} />;
