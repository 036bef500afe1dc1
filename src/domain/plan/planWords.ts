import type { EmptyReason, Plan, PlanChange, PlanRow, PlanWay } from '../../contract/plan/plan';
import type { PlanSettings } from '../../contract/plan/planRequest';
import { toCents, toDollars } from '../cost/cents';
import { formatDate } from '../format/date';
import { formatMoney } from '../format/money';
import { formatNumber } from '../format/number';
import { classWords } from './planClass';
import type { EffectKind, PlanEffect, PlanEffects } from '../../contract/plan/planEffects';
import { capitalized } from '../format/text';

const counted = (count: number, one: string, many: string) => `${formatNumber(count)} ${count === 1 ? one : many}`;

export const weeksText = (weeks: number): string => counted(weeks, 'week', 'weeks');

export const deliveryText = ({ late_weeks }: Pick<PlanRow, 'late_weeks'>): string =>
  late_weeks === 0 ? 'on time' : `${weeksText(late_weeks)} late`;

export const jobOf = ({ job_number, order_id }: Pick<PlanChange['moves'][number], 'job_number' | 'order_id'>): string =>
  job_number ?? `order ${order_id}`;

export const pinnedText = (row: Pick<PlanRow, 'job_number' | 'order_id'>, serial: string): string =>
  `Unit ${serial} is pinned to ${jobOf(row)}.`;
export const unpinnedText = (row: PlanRow): string => `Unit ${row.serial} is no longer pinned to ${jobOf(row)}.`;
export const excludedText = (row: PlanRow): string => `Unit ${row.serial} is excluded from ${jobOf(row)}.`;

/** 'J59260 would fall back to 772735054'. */
export function movesText(moves: PlanChange['moves']): string {
  return moves
    .map((move) =>
      move.serial === null ? `${jobOf(move)} would stay empty` : `${jobOf(move)} would fall back to ${move.serial}`,
    )
    .join(', ');
}

/** 'costs the plan $3,140: J59260 would fall back to 772735054'. */
export function costText(cost: number | null, moves: PlanChange['moves']): string {
  const amount = cost === null ? 'an unknown amount' : cost === 0 ? 'nothing' : formatMoney(cost);
  const what = `costs the plan ${amount}`;
  const who = movesText(moves);
  return who === '' ? what : `${what}: ${who}`;
}

export const changeText = ({ serial, cost, moves }: PlanChange): string =>
  `${serial === null ? 'Leaving it empty' : `Unit ${serial} instead`} ${costText(cost, moves)}`;

export const reasonTexts: Readonly<Record<EmptyReason, string>> = {
  'worth more elsewhere': 'Its units are worth more to other orders',
  'only losses': 'Every unit would lose money',
  'cost not recorded': 'A cost of its units is not recorded',
  'no price': 'Neither the order nor its units have a price',
  'below the class': 'No unit reaches the class',
  'nothing fits': 'No unit in stock fits it',
  forbidden: 'You excluded its units',
};

const fitOf = ({ fit_class }: PlanWay) => (fit_class === null ? 'class not known' : classWords(fit_class));

export function wayText(way: PlanWay): string {
  const unit = `Unit ${way.serial ?? ''}`;
  if (way.kind === 'take') return `${unit} (${fitOf(way)}) ${costText(way.cost, way.moves)}`;
  if (way.kind === 'lower class') return `${unit} (${fitOf(way)})${withWork(way)}, ${marginText(way)}`;
  if (way.kind === 'record cost') return `Record the costs of unit ${way.serial ?? ''} (${fitOf(way)})`;
  if (way.kind === 'rewind') return rewindText(way);
  if (way.kind === 'relax') return relaxText(way);
  const most = way.amount === null ? '' : `, for less than ${formatMoney(way.amount)} with all work`;
  return `Buy a unit${way.what === null ? '' : `: ${way.what}`}${most}`;
}

const ofStock = ({ units }: PlanWay) => counted(units ?? 0, 'unit', 'units');

function rewindText(way: PlanWay): string {
  if (way.serial === null) return `Rewind a unit: all ${ofStock(way)} that it could be are of other orders in the plan`;
  const margin = way.amount === null ? 'a cost is not recorded' : marginText(way);
  const before =
    way.fit_class === 'Fits with work' || way.amount === null ? '' : ' before the rewind, which has no recorded cost';
  return `Rewind unit ${way.serial} (${fitOf(way)}): ${margin}${before}`;
}

/** 'Agree with the customer on 13200 V: unit 484872 (fits), margin $3,140; 76 units would fit'. */
function relaxText(way: PlanWay): string {
  const what = `Agree with the customer on ${(way.what ?? 'less').replace(/^With /, '')}`;
  if (way.serial === null) return `${what}: ${ofStock(way)} would fit, all of other orders in the plan`;
  return `${what}: unit ${way.serial} (${fitOf(way)}), ${marginText(way)}; ${ofStock(way)} would fit`;
}

const withWork = ({ what }: PlanWay) => (what === null ? '' : ` with ${what}`);
const marginText = ({ amount }: PlanWay) =>
  amount === null ? 'a cost is not recorded' : `margin ${formatMoney(amount)}`;

type NumberSetting = Exclude<keyof PlanSettings, 'fit'>;

export const settingTexts: Readonly<Record<NumberSetting, (value: number) => string>> = {
  filled: (value) => `Value of filling an order: ${formatMoney(value)}`,
  late_week: (value) => `Penalty per week late: ${formatMoney(value)}`,
  hundred_miles: (value) => `Freight without a rate: ${formatMoney(value)} per 100 miles`,
  ready_weeks: (value) => `A unit without work arrives in ${weeksText(value)}`,
  work_weeks: (value) => `A unit with work arrives in ${weeksText(value)}`,
  buy_weeks: (value) => `A unit that is bought arrives in ${weeksText(value)}`,
  units_per_order: (value) => `The best ${formatNumber(value)} units of each order`,
};

export function settingText(settings: PlanSettings, name: keyof PlanSettings): string | null {
  if (name === 'fit') return `Lowest class: ${settings.fit}`;
  const value = settings[name];
  return value === undefined ? null : settingTexts[name](value);
}

export function earnsText({ plan, first_come }: Pick<Plan, 'plan' | 'first_come'>): string {
  const more = plan.margin - first_come.margin;
  if (more === 0) return 'The plan earns as much as first come, first served';
  return `The plan earns ${formatMoney(Math.abs(more))} ${more > 0 ? 'more' : 'less'} than first come, first served`;
}

/** 'As of 2 March 2026: 1 of 2 open orders filled, margin $13,200, 16 late weeks' */
export function filledText({ plan, orders, day, has_freight }: Plan): string {
  const freight = afterFreightText(plan, has_freight === true);
  const parts = [
    `${formatNumber(plan.orders)} of ${counted(orders, 'open order', 'open orders')} filled`,
    `margin ${formatMoney(plan.margin)}`,
    ...(freight === null ? [] : [freight]),
    counted(plan.late_weeks, 'late week', 'late weeks'),
  ];
  return `As of ${formatDate(day)}: ${parts.join(', ')}`;
}

export function basisText(
  { orders, units, pairs, unknown_costs, unknown_prices, unknown_miles, value, bound }: Plan,
  hasMiles: boolean,
): string[] {
  const proof =
    value === bound
      ? `No plan can be worth more than ${formatMoney(bound)}: this one is the best, proven.`
      : `No plan can be worth more than ${formatMoney(bound)}; this one is worth ${formatMoney(value)}.`;
  return [
    `${counted(pairs, 'pair', 'pairs')} of ${counted(orders, 'open order', 'open orders')} and ${counted(units, 'available unit', 'available units')} compared.`,
    ...(unknown_costs > 0 ? [`${counted(unknown_costs, 'pair', 'pairs')} left out: cost not recorded.`] : []),
    ...((unknown_prices ?? 0) > 0 ? [`${counted(unknown_prices ?? 0, 'pair', 'pairs')} left out: no price.`] : []),
    ...(hasMiles && unknown_miles > 0
      ? [`${counted(unknown_miles, 'distance', 'distances')} not known, counted as 0 miles.`]
      : []),
    proof,
  ];
}

export function afterFreightText({ margin, freight }: Pick<PlanRow, 'margin' | 'freight'>, hasFreight: boolean) {
  if (!hasFreight) return null;
  return freight === null
    ? 'freight not known'
    : `after freight ≈ ${formatMoney(toDollars(toCents(margin) - toCents(freight)))}`;
}

const OUTSIDE: Readonly<Record<Exclude<EffectKind, 'choice' | 'change'>, (settings: PlanSettings) => string>> = {
  reserved: () => 'reserved',
  'not in stock': () => 'no longer in stock',
  'does not fit': () => 'does not fit this order',
  'below the class': ({ fit }) => `class below ‘${fit}’`,
  'cost not recorded': () => 'cost not recorded',
  'no price': () => 'no price',
  'not compared': () => 'not among the units compared',
};

export function effectText({ kind, cost, moves }: PlanEffect, settings: PlanSettings): string {
  if (kind === 'choice') return "The plan's choice";
  if (kind === 'change') return capitalized(costText(cost, moves));
  return `Not in the plan: ${OUTSIDE[kind](settings)}`;
}

export function noEffectsText({ is_left_out, is_too_large }: PlanEffects): string | null {
  if (is_left_out) return 'The plan leaves this order out: it has its unit, or is closed';
  return is_too_large ? 'Too many pairs to plan beside other work. Open Plan instead' : null;
}

export const plannedReason = (reason: string | null): string =>
  reason === null ? 'From the plan' : `From the plan: ${reason}`;
