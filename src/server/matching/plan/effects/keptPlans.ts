import { LRUCache } from 'lru-cache';
import type { PlanSettings } from '../../../../contract/plan/planRequest';
import type { Assignment } from '../../../../domain/plan/assignment/problem';
import { residualOf, type Residual } from '../../../../domain/plan/assignment/residual';
import type { OrdersRepository } from '../../../repositories/orders/orders';
import type { UnitLoads } from '../../../repositories/units/unitLoads';
import type { LiveUnits } from '../../liveUnits';
import { assign, type Assigned } from '../pairs/assign';
import { collect, type Collected } from '../pairs/collect';
import { withFreight } from '../pairs/withFreight';
import { PlanRefusedError } from '../pairs/planRefused';
import type { PlanQueue } from '../queue/planQueue';
import type { Asker, SharedJob } from '../queue/sharedJob';
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
  readonly liveUnits: Pick<LiveUnits, 'search' | 'rates'>;
  readonly loads: UnitLoads;
  /** What the searches know; null before they know anything. */
  readonly position: () => string | null;
  /** Whether nothing has changed since. */
  readonly isStill: (position: string) => Promise<boolean>;
  readonly queue: PlanQueue;
  /** More are not compared beside other work; absent: 200,000. */
  readonly mostPairs?: number;
}

/** The plan by these settings as the data is now; null if it has too many pairs to be made beside other work. */
export type KeptPlans = (settings: PlanSettings, day: string, asker: Asker) => Promise<KeptPlan | null>;

const MOST_KEPT = 3;
const MOST_PAIRS = 200_000;

interface Kept {
  readonly position: string | null;
  readonly job: SharedJob<KeptPlan | null>;
}

/** Makes each plan once for the data and settings that it holds for, and keeps the three that were requested last. */
export function createKeptPlans(dependencies: KeptPlansDependencies): KeptPlans {
  const kept = new LRUCache<string, Kept>({ max: MOST_KEPT });

  const holds = async ({ position }: Kept) => position !== null && (await dependencies.isStill(position));

  const make = (key: string, settings: PlanSettings, day: string): Kept => {
    const job = dependencies.queue.job((signal) =>
      solved(dependencies, settings, day, signal).catch((error: unknown) => {
        if (kept.get(key) === made) kept.delete(key);
        throw error;
      }),
    );
    const made = { position: dependencies.position(), job };
    return made;
  };

  return async (settings, day, asker) => {
    const key = JSON.stringify([day, settings]);
    const found = kept.get(key);
    const isKept = found !== undefined && (await holds(found));
    // Another request may have made it meanwhile.
    const now = kept.get(key);
    const isOpen = now !== undefined && !now.job.isAbandoned() && (isKept || now !== found);
    const used = isOpen ? now : make(key, settings, day);
    const plan = used.job.join(asker);
    kept.set(key, used);
    return plan;
  };
}

async function solved(
  { orders, liveUnits, loads, mostPairs = MOST_PAIRS }: KeptPlansDependencies,
  settings: PlanSettings,
  day: string,
  signal: AbortSignal,
): Promise<KeptPlan | null> {
  const found = await collect(orders, liveUnits.search, settings, () => signal.throwIfAborted(), mostPairs).catch(
    (error: unknown) => {
      if (error instanceof PlanRefusedError) return null;
      throw error;
    },
  );
  if (found === null) return null;
  const collected = await withFreight(found, liveUnits.rates().values, loads);
  const assigned = assign(collected, { settings, pinned: [], forbidden: [] }, day);
  const { problem } = assigned;
  const { assignment } = await solve({ problem, explained: new Int32Array() }, () => undefined, signal);
  return { collected, assigned, assignment, residual: residualOf(problem, assignment), settings };
}
