import { LRUCache } from 'lru-cache';
import { randomUUID } from 'node:crypto';
import type { Plan, PlanStep } from '../../../contract/plan/plan';
import type { PlanQuestion, PlanResult } from '../../../contract/plan/planScenarios';
import { resultOf } from '../../../domain/plan/scenarios';
import type { PlanRequest } from '../../../contract/plan/planRequest';
import { hasFreight } from '../../../domain/freight/freight';
import { firstCome } from '../../../domain/plan/objective';
import type { OrdersRepository } from '../orders/repository';
import type { ReservedPair } from './repository';
import type { UnitLoads } from '../units/repository';
import type { LiveUnits } from '../matching/liveUnits';
import { assign, type Assigned, plannedOf } from './assign';
import { collect, withFreight } from './pairs';
import { reservedNow, unwantedUnits, type FreeUnits } from './presenter';
import { solve } from './solving/solveInThread';
import type { PlanAnswer } from './solving/solvePlan';
import { emptyOf, figuresOf, rowsOf, type Solved } from './describePlan';

export interface MadePlan {
  readonly question: PlanQuestion;
  readonly result: PlanResult;
}

export interface MadePlans {
  keep: (question: PlanQuestion, plan: Plan) => void;
  byId: (id: string) => MadePlan | undefined;
}

/** A plan of 20,000 rows takes megabytes. */
const MAX_PLANS = 10;

/** The last plans, so that the viewed plan is saved. */
export function createMadePlans(): MadePlans {
  const made = new LRUCache<string, MadePlan>({ max: MAX_PLANS });
  return {
    keep: (question, plan) => void made.set(plan.id, { question, result: resultOf(plan) }),
    byId: (id) => made.get(id),
  };
}

export interface PlanDependencies {
  readonly orders: Pick<OrdersRepository, 'openAfter'>;
  readonly units: FreeUnits;
  readonly liveUnits: Pick<LiveUnits, 'search' | 'relaxations' | 'rates'>;
  readonly reserved: () => Promise<readonly ReservedPair[]>;
  readonly loads: UnitLoads;
}

export interface PlanOptions {
  readonly request: PlanRequest;
  /** The business's calendar day, ISO 8601. */
  readonly day: string;
  readonly signal: AbortSignal;
  readonly report: (line: PlanStep) => void;
}

/** Above this, changes are explained for one order at a time. */
const MAX_STEPS = 100_000_000;
const REPORT_EVERY = 25;

/** @throws PlanRefusedError if there are too many pairs */
export async function makePlan(dependencies: PlanDependencies, options: PlanOptions): Promise<Plan> {
  const { request, day, signal, report } = options;
  const { orders, units, liveUnits } = dependencies;
  const { settings, explain: only } = request;
  const reserved = await dependencies.reserved();
  const rates = liveUnits.rates().values;
  const found = await collect(orders, liveUnits.search, settings, (done) => {
    signal.throwIfAborted();
    if (done % REPORT_EVERY === 0) report({ step: 'matching', done, of: 0 });
  });
  const collected = await withFreight(found, rates, dependencies.loads);
  const assigned = assign(collected, request, day);
  const explained = explainedOf(assigned, collected.pairs, only);
  const answer = await solve({ problem: assigned.problem, explained }, report, signal);
  const planned = plannedOf(collected, assigned, answer.assignment.unitOf);
  const changes = changesOf(assigned, explained, answer);
  const inTurn = firstCome(collected.orders);
  const solved: Solved = { collected, assigned, answer, planned, inTurn, changes, settings, rates, day, only };
  const rows = rowsOf(solved);
  return {
    id: randomUUID(),
    ...figuresOf(solved, reservedNow(reserved, rates, settings, day)),
    rows,
    empty: await emptyOf(solved, liveUnits, signal),
    has_freight: hasFreight(rates),
    unknown_miles: rows.filter(({ miles }) => miles === null).length,
    has_changes: only === undefined && explained.length === assigned.orders.length,
    unwanted: await unwantedUnits(units, collected.units),
  };
}

function explainedOf({ orders, placeOf }: Assigned, pairs: number, wanted: number | undefined): Int32Array {
  if (wanted !== undefined) return Int32Array.from(placeOf.has(wanted) ? [placeOf.get(wanted) ?? 0] : []);
  return orders.length * pairs > MAX_STEPS ? new Int32Array() : Int32Array.from(orders.keys());
}

/** By order id. */
const changesOf = ({ orders }: Assigned, explained: Int32Array, { changes }: PlanAnswer) =>
  new Map(Array.from(explained, (place, index) => [orders[place]?.id ?? 0, changes[index] ?? []] as const));
