import type { EmptyReason, Plan, PlanChange, PlanWay } from '../../contract/plan/plan';
import type { PlanSettings } from '../../contract/plan/planRequest';
import { formatMoney } from '../format/money';
import { formatNumber } from '../format/number';
import { matchPercent } from '../specs/matchPercent';

const counted = (count: number, one: string, many: string) => `${formatNumber(count)} ${count === 1 ? one : many}`;

export const weeksText = (weeks: number): string => counted(weeks, 'week', 'weeks');

const jobOf = ({ job_number, order_id }: PlanChange['moves'][number]) => job_number ?? `order ${order_id}`;

/** 'J59260 would fall back to 772735054'; empty where nobody has to move. */
export function movesText(moves: PlanChange['moves']): string {
  return moves
    .map((move) =>
      move.serial === null ? `${jobOf(move)} would stay empty` : `${jobOf(move)} would fall back to ${move.serial}`,
    )
    .join(', ');
}

/** 'costs the plan $3,140: J59260 would fall back to 772735054'. */
export function costText(cost: number, moves: PlanChange['moves']): string {
  const what = cost === 0 ? 'costs the plan nothing' : `costs the plan ${formatMoney(cost)}`;
  const who = movesText(moves);
  return who === '' ? what : `${what}: ${who}`;
}

/** 'Unit 484872 instead costs the plan $3,140'. */
export const changeText = ({ serial, cost, moves }: PlanChange): string =>
  `${serial === null ? 'Leaving it empty' : `Unit ${serial} instead`} ${costText(cost, moves)}`;

export const reasonTexts: Readonly<Record<EmptyReason, string>> = {
  'worth more elsewhere': 'Its units are worth more to other orders',
  'only losses': 'Every unit would lose money',
  'cost not recorded': 'A cost of its units is not recorded',
  'below the match': 'No unit reaches the match',
  'nothing serves': 'No unit in stock serves it',
  forbidden: 'You excluded its units',
};

const percentOf = (way: PlanWay) => matchPercent(way.match_score) ?? '–';

/** How an order could be filled, in one sentence. */
export function wayText(way: PlanWay): string {
  const unit = `Unit ${way.serial ?? ''}`;
  if (way.kind === 'take') return `${unit} (${percentOf(way)}%) ${costText(way.cost ?? 0, way.moves)}`;
  if (way.kind === 'lower match') return `${unit} matches ${percentOf(way)}%${withWork(way)}, ${marginText(way)}`;
  if (way.kind === 'record cost')
    return `Record the costs of unit ${way.serial ?? ''}, which matches ${percentOf(way)}%`;
  if (way.kind === 'relax') return `${way.what ?? ''}: ${counted(way.units ?? 0, 'unit', 'units')} could serve`;
  return `Buy a unit of ${way.what ?? 'these values'}${way.amount === null ? '' : `, for less than ${formatMoney(way.amount)} with all work`}`;
}

const withWork = ({ what }: PlanWay) => (what === null ? '' : ` with ${what}`);
const marginText = ({ amount }: PlanWay) =>
  amount === null ? 'a cost is not recorded' : `margin ${formatMoney(amount)}`;

/** What a setting means, as a slider says it. */
export const settingTexts: Readonly<Record<keyof PlanSettings, (value: number) => string>> = {
  match: (value) => `Units match ${Math.round(value * 100)}% or better`,
  filled: (value) => `One more order filled is worth ${formatMoney(value)}`,
  late_week: (value) => `One late week costs ${formatMoney(value)}`,
  hundred_miles: (value) => `100 miles by road cost ${formatMoney(value)}`,
  ready_weeks: (value) => `A unit without work arrives in ${weeksText(value)}`,
  work_weeks: (value) => `A unit with work arrives in ${weeksText(value)}`,
  buy_weeks: (value) => `A unit that is bought arrives in ${weeksText(value)}`,
  units_per_order: (value) => `The best ${formatNumber(value)} units of each order`,
};

/** What the plan was made of, and that it is the best. */
export function basisText(
  { orders, units, pairs, unknown_costs, unknown_miles, value, bound }: Plan,
  hasMiles: boolean,
): string[] {
  const proof =
    value === bound
      ? `No plan can be worth more than ${formatMoney(bound)}: this one is the best, proven.`
      : `No plan can be worth more than ${formatMoney(bound)}; this one is worth ${formatMoney(value)}.`;
  return [
    `${counted(pairs, 'pair', 'pairs')} of ${counted(orders, 'open order', 'open orders')} and ${counted(units, 'free unit', 'free units')} compared.`,
    ...(unknown_costs > 0 ? [`${counted(unknown_costs, 'pair', 'pairs')} left out: cost not recorded.`] : []),
    ...(hasMiles && unknown_miles > 0
      ? [`${counted(unknown_miles, 'distance', 'distances')} not known, counted as 0 miles.`]
      : []),
    proof,
  ];
}
