import { until } from './waits';
import type { FollowedChanges } from '../../../src/server/app/followUnits';
import type { LiveUnits } from '../../../src/server/features/matching/liveUnits';

/** Holds the searches of an app until the test resumes them: each plan in flight waits in one. */
export function heldPlans({ liveUnits, changes }: { liveUnits: LiveUnits; changes: FollowedChanges }) {
  let opening: Promise<void> | null = null;
  let open = () => {};
  let [begun, waiting, checked] = [0, 0, 0];
  const search: LiveUnits['search'] = async (...requested) => {
    begun += 1;
    waiting += 1;
    await opening;
    waiting -= 1;
    return liveUnits.search(...requested);
  };
  const since: FollowedChanges['hub']['since'] = async (position) => {
    const found = await changes.hub.since(position);
    checked += 1;
    return found;
  };
  const isUpToDate = async () => {
    const position = changes.position();
    return position !== null && (await changes.hub.since(position)).changes.length === 0;
  };
  return {
    app: { liveUnits: { ...liveUnits, search }, changes: { ...changes, hub: { ...changes.hub, since } } },
    /** Waits until the server has read the test's writes: before that no plan is shared. */
    upToDate: () => until(isUpToDate),
    hold: () => {
      opening = new Promise((resolve) => (open = resolve));
      begun = 0;
      checked = 0;
    },
    release: () => open(),
    /** Searches since `hold`, and those that wait now. */
    begun: () => begun,
    waiting: () => waiting,
    /** How often an existing plan was current and joined. */
    joined: () => checked,
  };
}

export type HeldPlans = ReturnType<typeof heldPlans>;
