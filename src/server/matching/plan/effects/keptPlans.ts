import type { PlanSettings } from '../../../../contract/plan/planRequest';
import type { Assignment } from '../../../../domain/plan/assignment/problem';
import { residualOf, type Residual } from '../../../../domain/plan/assignment/residual';
import type { OrdersRepository } from '../../../repositories/orders/orders';
import type { LiveUnits } from '../../liveUnits';
import { assign, type Assigned } from '../pairs/assign';
import { collect, type Collected } from '../pairs/collect';
import { PlanRefusedError } from '../pairs/planRefused';
import { solve } from '../solving/solve';

/** A solved plan, without pinned and excluded pairs. */
export interface KeptPlan {
  readonly collected: Collected;
  readonly assigned: Assigned;
  readonly assignment: Assignment;
  readonly residual: Residual;
  readonly settings: PlanSettings;
}

export interface KeptPlansDependencies {
  readonly orders: Pick<OrdersRepository, 'openAfter'>;
  readonly liveUnits: Pick<LiveUnits, 'search'>;
  /** What the searches know; null before they know anything. */
  readonly position: () => string | null;
  /** Whether nothing has changed since. */
  readonly isStill: (position: string) => Promise<boolean>;
  /** Aborted when the server stops. */
  readonly leaving: AbortSignal;
  /** More are not compared beside other work; absent: 200,000. */
  readonly mostPairs?: number;
}

/** The plan by these settings as the data is now; null where it has too many pairs to be made beside other work. */
export type KeptPlans = (settings: PlanSettings, day: string) => Promise<KeptPlan | null>;

const MOST_KEPT = 3;
const MOST_PAIRS = 200_000;

interface Kept {
  readonly position: string | null;
  readonly plan: Promise<KeptPlan | null>;
}

/** Makes each plan once for the data and settings that it holds for, one after the other, and keeps those asked for last. */
export function createKeptPlans(dependencies: KeptPlansDependencies): KeptPlans {
  const kept = new Map<string, Kept>();
  let before: Promise<unknown> = Promise.resolve();

  const holds = async ({ position }: Kept) => position !== null && (await dependencies.isStill(position));

  const make = (key: string, settings: PlanSettings, day: string): Kept => {
    const plan = before.then(() => solved(dependencies, settings, day));
    before = plan.catch(() => undefined);
    const made = { position: dependencies.position(), plan };
    void plan.catch(() => {
      if (kept.get(key) === made) kept.delete(key);
    });
    return made;
  };

  return async (settings, day) => {
    const key = JSON.stringify([day, settings]);
    const found = kept.get(key);
    const isKept = found !== undefined && (await holds(found));
    // Somebody else may have asked meanwhile.
    const now = kept.get(key);
    const used = now !== undefined && (isKept || now !== found) ? now : make(key, settings, day);
    kept.delete(key);
    kept.set(key, used);
    for (const oldest of [...kept.keys()].slice(0, -MOST_KEPT)) kept.delete(oldest);
    return used.plan;
  };
}

async function solved(
  { orders, liveUnits, leaving, mostPairs = MOST_PAIRS }: KeptPlansDependencies,
  settings: PlanSettings,
  day: string,
): Promise<KeptPlan | null> {
  const collected = await collect(orders, liveUnits.search, settings, () => leaving.throwIfAborted(), mostPairs).catch(
    (error: unknown) => {
      if (error instanceof PlanRefusedError) return null;
      throw error;
    },
  );
  if (collected === null) return null;
  const assigned = assign(collected, { settings, pinned: [], forbidden: [] }, day);
  const { problem } = assigned;
  const { assignment } = await solve({ problem, explained: new Int32Array() }, () => undefined, leaving);
  return { collected, assigned, assignment, residual: residualOf(problem, assignment), settings };
}
