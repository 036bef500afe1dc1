import { setTimeout as sleep } from 'node:timers/promises';
import type { FollowedChanges } from '../../../src/server/follow';
import type { LiveUnits } from '../../../src/server/matching/liveUnits';

/** The searches of an app, which wait until the test lets them go on: each plan under way waits in one of them. */
export function heldPlans({ liveUnits, changes }: { liveUnits: LiveUnits; changes: FollowedChanges }) {
  let opening: Promise<void> | null = null;
  let open = () => {};
  let [begun, waiting, checked] = [0, 0, 0];
  const search: LiveUnits['search'] = async (...asked) => {
    begun += 1;
    waiting += 1;
    await opening;
    waiting -= 1;
    return liveUnits.search(...asked);
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
    /** Until the server has read what the test wrote: before that no plan is shared. */
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
    /** How often a plan that exists was found to be of today's data, and joined. */
    joined: () => checked,
  };
}

/** Longer than a busy machine needs: a wait in vain fails. */
const LONGEST_MS = 60_000;

/** Looks again and again, since nothing reports it. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + LONGEST_MS;
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error(`It was not so after ${LONGEST_MS} ms: ${String(isSo)}`);
    await sleep(5);
  }
}

export type HeldPlans = ReturnType<typeof heldPlans>;
