import type { PlanResult, PlanResultRow, PlanQuestion } from '../../contract/plan/planScenarios';
import type { Plan } from '../../contract/plan/plan';
import { formatMoney } from '../format/money';
import { formatNumber } from '../format/number';
import { matchPercent } from '../fit/fitClass';
import { classWords } from './planClass';
import { settingText, weeksText } from './planWords';
import { settingNames } from './planAddress';

/** Null for an empty order, undefined if the plan lacks it. */
type Stand = PlanResultRow | null | undefined;

interface RowDifference extends Pick<PlanResultRow, 'order_id' | 'job_number' | 'customer_name'> {
  readonly before: Stand;
  readonly after: Stand;
}

/** Orders whose unit or figures differ, or that only one plan has, in the plans' order. */
export function compareResults(before: PlanResult, after: PlanResult): RowDifference[] {
  const [first, second] = [standsIn(before), standsIn(after)];
  const orders = new Map([...ordersOf(before), ...ordersOf(after)].map((order) => [order.order_id, order]));
  return [...orders.values()]
    .map(({ order_id, job_number, customer_name }) => ({
      ...{ order_id, job_number, customer_name },
      ...{ before: first.get(order_id), after: second.get(order_id) },
    }))
    .filter(differs);
}

const ordersOf = ({ rows, empty }: PlanResult) => [...rows, ...empty];

const standsIn = ({ rows, empty }: PlanResult): ReadonlyMap<PlanResultRow['order_id'], Stand> =>
  new Map<PlanResultRow['order_id'], Stand>([
    ...rows.map((row) => [row.order_id, row] as const),
    ...empty.map(({ order_id }) => [order_id, null] as const),
  ]);

const COMPARED = ['serial', 'margin', 'match_score', 'late_weeks', 'freight'] as const;

function differs({ before, after }: RowDifference): boolean {
  if (before === undefined || after === undefined || before === null || after === null) return before !== after;
  return COMPARED.some((name) => before[name] !== after[name]);
}

export const resultOf = ({ day, plan, first_come, reserved, value, orders, rows, empty }: Plan): PlanResult => ({
  ...{ day, plan, first_come, reserved, value, orders },
  rows: rows.map(({ order_id, job_number, customer_name, serial, match_score, fit_class, margin, ...row }) => ({
    ...{ order_id, job_number, customer_name },
    ...{ serial, match_score, fit_class, margin, freight: row.freight, late_weeks: row.late_weeks },
  })),
  empty: empty.map(({ order_id, job_number, customer_name }) => ({ order_id, job_number, customer_name })),
});

const more = (change: number, text: (amount: number) => string): string =>
  `${text(Math.abs(change))} ${change > 0 ? 'more' : 'less'}`;

const fewer = (change: number): string => `${formatNumber(Math.abs(change))} ${change > 0 ? 'more' : 'fewer'}`;

/** 'fills 2 more orders, earns $3,140 more, is late by 1 week less'; null if equal. */
export function totalsChange({ plan: before }: PlanResult, { plan: after }: PlanResult): string | null {
  const [orders, margin, late] = [
    after.orders - before.orders,
    after.margin - before.margin,
    after.late_weeks - before.late_weeks,
  ];
  const parts = [
    ...(orders === 0 ? [] : [`fills ${fewer(orders)} ${Math.abs(orders) === 1 ? 'order' : 'orders'}`]),
    ...(margin === 0 ? [] : [`earns ${more(margin, formatMoney)}`]),
    ...(late === 0 ? [] : [`is late by ${more(late, weeksText)}`]),
  ];
  return parts.length === 0 ? null : parts.join(', ');
}

/** 'Unit 484872, fits with work, margin $3,140, 2 weeks late'. */
export function standText(stand: RowDifference['before']): string {
  if (stand === undefined) return 'Not an open order';
  if (stand === null) return 'Stays empty';
  const { serial, match_score, fit_class, margin, late_weeks } = stand;
  const fit = fit_class === null ? `match ${matchPercent(match_score) ?? '–'}%` : classWords(fit_class);
  const late = late_weeks === 0 ? '' : `, ${weeksText(late_weeks)} late`;
  return `Unit ${serial}, ${fit}, margin ${formatMoney(margin)}${late}`;
}

export function questionText({ settings, pinned, forbidden }: PlanQuestion, other?: PlanQuestion): string[] {
  const chosen = settingNames.flatMap((name) =>
    other !== undefined && settings[name] === other.settings[name] ? [] : (settingText(settings, name) ?? []),
  );
  return [
    ...chosen,
    ...pairsText(pinned, other?.pinned ?? [], 'pinned'),
    ...pairsText(forbidden, other?.forbidden ?? [], 'excluded'),
  ];
}

function pairsText(pairs: PlanQuestion['pinned'], others: PlanQuestion['pinned'], what: string): string[] {
  const isKnown = (pair: PlanQuestion['pinned'][number]) =>
    others.some(({ order_id, serial }) => order_id === pair.order_id && serial === pair.serial);
  const count = pairs.filter((pair) => !isKnown(pair)).length;
  return count === 0 ? [] : [`${formatNumber(count)} ${count === 1 ? 'pair' : 'pairs'} ${what}`];
}
