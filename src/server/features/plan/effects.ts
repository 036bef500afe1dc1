import { LRUCache } from 'lru-cache';
import type { PlanSettings } from '../../../contract/plan/planRequest';
import { type Assignment, at, NONE } from '../../../domain/plan/assignment/problem';
import { residualOf, type Residual } from '../../../domain/plan/assignment/residual';
import type { OrdersRepository } from '../orders/repository';
import type { UnitLoads, UnitRow, UnitsRepository } from '../units/repository';
import type { LiveUnits } from '../matching/liveUnits';
import { assign, type Assigned } from './assign';
import { collect, type Collected, withFreight, PlanRefusedError, lacksCost, type PlannedOrder } from './pairs';
import type { PlanQueue, Asker, SharedJob } from './planQueue';
import { solve } from './solving/solveInThread';
import type { PlanEffect } from '../../../contract/plan/planEffects';
import { scoreUnit } from '../../../domain/matching/ranking/scoreUnit';
import { changesFor } from '../../../domain/plan/assignment/changes';
import { reachesClass } from '../../../domain/plan/planClass';
import type { Rates } from '../../../domain/rates/rates';
import { toCandidate } from '../units/presenter';
import { toChange } from './presenter';

/** A solved plan, without pinned and excluded pairs. */
export interface CachedPlan {
  readonly collected: Collected;
  readonly assigned: Assigned;
  readonly assignment: Assignment;
  readonly residual: Residual;
  readonly settings: PlanSettings;
}

export interface CachedPlansDependencies {
  readonly orders: Pick<OrdersRepository, 'openAfter'>;
  readonly liveUnits: Pick<LiveUnits, 'search' | 'rates'>;
  readonly loads: UnitLoads;
  /** The position of the searches; null before the first. */
  readonly position: () => string | null;
  /** True if nothing has changed since. */
  readonly isStill: (position: string) => Promise<boolean>;
  readonly queue: PlanQueue;
  /** Limit while other work runs; default: 200,000. */
  readonly mostPairs?: number;
}

/** The plan for the current data; null if it has too many pairs. */
export type CachedPlans = (settings: PlanSettings, day: string, asker: Asker) => Promise<CachedPlan | null>;

const MAX_CACHED = 3;
const MAX_PAIRS = 200_000;

interface CacheEntry {
  readonly position: string | null;
  readonly job: SharedJob<CachedPlan | null>;
}

/** Caches the three plans requested last, by data and settings. */
export function createCachedPlans(dependencies: CachedPlansDependencies): CachedPlans {
  const cache = new LRUCache<string, CacheEntry>({ max: MAX_CACHED });

  const holds = async ({ position }: CacheEntry) => position !== null && (await dependencies.isStill(position));

  const make = (key: string, settings: PlanSettings, day: string): CacheEntry => {
    const job = dependencies.queue.job((signal) =>
      solved(dependencies, settings, day, signal).catch((error: unknown) => {
        if (cache.get(key) === made) cache.delete(key);
        throw error;
      }),
    );
    const made = { position: dependencies.position(), job };
    return made;
  };

  return async (settings, day, asker) => {
    const key = JSON.stringify([day, settings]);
    const found = cache.get(key);
    const isCurrent = found !== undefined && (await holds(found));
    // Another request may have cached it.
    const now = cache.get(key);
    const isOpen = now !== undefined && !now.job.isAbandoned() && (isCurrent || now !== found);
    const used = isOpen ? now : make(key, settings, day);
    const plan = used.job.join(asker);
    cache.set(key, used);
    return plan;
  };
}

async function solved(
  { orders, liveUnits, loads, mostPairs = MAX_PAIRS }: CachedPlansDependencies,
  settings: PlanSettings,
  day: string,
  signal: AbortSignal,
): Promise<CachedPlan | null> {
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

export interface EffectsDependencies {
  readonly units: Pick<UnitsRepository, 'bySerials' | 'availableAmong'>;
  readonly rates: () => Rates;
}

/** The effect of each unit on the whole plan; null if the plan lacks the order. */
export async function effectsOf(
  dependencies: EffectsDependencies,
  plan: CachedPlan,
  orderId: number,
  serials: readonly string[],
): Promise<PlanEffect[] | null> {
  const order = plan.collected.orders.find(({ id }) => id === orderId);
  if (order === undefined) return null;
  const within = effectsWithin(plan, order);
  const others = await effectsOutside(
    dependencies,
    plan,
    order,
    serials.filter((serial) => within(serial) === undefined),
  );
  return serials.flatMap((serial) => within(serial) ?? others.get(serial) ?? []);
}

/** Undefined for units the order must not have. */
function effectsWithin({ assigned, assignment, residual }: CachedPlan, order: PlannedOrder) {
  const place = assigned.placeOf.get(order.id) ?? NONE;
  const own = assigned.serials[at(assignment.unitOf, place)];
  const changes = changesFor(place, assigned.problem, assignment, residual).map((each) =>
    toChange(assigned, order, each),
  );
  const changeTo = new Map(changes.map((change) => [change.serial, change]));
  return (serial: string): PlanEffect | undefined => {
    if (serial === own) return { serial, kind: 'choice', cost: null, moves: [] };
    const change = changeTo.get(serial);
    return change && { serial, kind: 'change', cost: change.cost, moves: change.moves };
  };
}

async function effectsOutside(
  { units, rates }: EffectsDependencies,
  { settings }: CachedPlan,
  { requirement }: PlannedOrder,
  serials: readonly string[],
): Promise<ReadonlyMap<string, PlanEffect>> {
  if (serials.length === 0) return new Map();
  const [known, available] = await Promise.all([units.bySerials(serials), units.availableAmong(serials)]);
  const free = new Set(available.map(({ serial }) => serial));
  const kindOf = (row: UnitRow): PlanEffect['kind'] => {
    if (row.retired_at !== null) return 'not in stock';
    if (!free.has(row.serial)) return 'reserved';
    const score = scoreUnit(requirement, toCandidate(row), rates());
    if (!score.canServe) return 'does not fit';
    if (score.score === null || !reachesClass(score.fitClass, settings.fit))
      return lacksCost(score) ? 'cost not recorded' : 'below the class';
    if (score.price === null) return 'no price';
    return score.margin === null || !score.isComplete ? 'cost not recorded' : 'not compared';
  };
  return new Map(known.map((row) => [row.serial, { serial: row.serial, kind: kindOf(row), cost: null, moves: [] }]));
}
