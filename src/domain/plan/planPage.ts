import type { EmptyOrder, Plan, PlanRow, PlanTotals } from '../../contract/plan/plan';
import type { PlanRequest } from '../../contract/plan/planRequest';
import { matchPercent } from '../fit/fitClass';
import { formatDate } from '../format/date';
import { formatMoney } from '../format/money';
import { formatNumber, NOT_AVAILABLE } from '../format/number';
import { settingNames } from './planAddress';
import { afterFreightText, basisText, deliveryText, jobOf, reasonTexts, settingText, wayText } from './planWords';

/** The plan on paper: printed by the browser, and as PDF by the server. */
export const PLAN_TITLE = 'Plan of all open orders';

export interface PaperTable {
  readonly heads: readonly string[];
  /** Percent of the width. */
  readonly widths: readonly number[];
  readonly numeric: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

const counted = (count: number, words: string) => (count > 0 ? [`${formatNumber(count)} ${words}`] : []);

/** The plan's comparison, proof and assumptions in words. */
export const planBasis = (plan: Plan, { settings, pinned, forbidden }: PlanRequest): string =>
  [
    ...basisText(plan, settings.hundred_miles > 0),
    ...[
      ...settingNames.flatMap((name) => settingText(settings, name) ?? []),
      ...counted(pinned.length, 'pinned'),
      ...counted(forbidden.length, 'excluded'),
    ].map((text) => `${text}.`),
  ].join(' ');

const marginText = ({ margin, unknown }: PlanTotals) =>
  `${formatMoney(margin)}${unknown > 0 ? ` without ${formatNumber(unknown)} whose cost is not recorded` : ''}`;

export function methodsTable(plan: Plan): PaperTable {
  const of = ` of ${formatNumber(plan.orders)}`;
  const row = (name: string, totals: PlanTotals, share: string) => [
    ...[name, `${formatNumber(totals.orders)}${share}`, marginText(totals)],
    afterFreightText(totals, plan.has_freight === true)?.replace('after freight ', '') ?? NOT_AVAILABLE,
    formatNumber(totals.late_weeks),
  ];
  const figures = ['Orders filled', 'Margin', 'After freight', 'Late weeks'];
  return {
    ...{ heads: ['Method', ...figures], widths: [24, 16, 28, 18, 14], numeric: figures },
    rows: [
      row('Plan', plan.plan, of),
      row('First come, first served', plan.first_come, of),
      row('Already reserved', plan.reserved, ''),
    ],
  };
}

const dueText = (due: string | null) => (due === null ? '–' : formatDate(due));

const fitText = ({ fit_class, match_score, gaps }: PlanRow) =>
  [`${fit_class ?? NOT_AVAILABLE} · ${matchPercent(match_score)}%`, gaps.map(({ text }) => text).join('; ')]
    .filter(Boolean)
    .join('. ');

export const plannedTable = ({ rows }: Plan): PaperTable => ({
  heads: ['Order', 'Customer', 'Due', 'Unit', 'Fit', 'Margin', 'Delivery'],
  widths: [7, 16, 12, 23, 24, 8, 10],
  numeric: ['Margin', 'Delivery'],
  rows: rows.map((row) => [
    ...[jobOf(row), row.customer_name ?? '', dueText(row.request_date)],
    `${row.serial}${row.is_pinned ? ', pinned' : ''} · ${row.unit}`,
    ...[fitText(row), formatMoney(row.margin), deliveryText(row)],
  ]),
});

const wayOf = ({ ways: [first] }: EmptyOrder) => (first === undefined ? 'See its comparison' : wayText(first));

export const emptyTable = ({ empty }: Plan): PaperTable => ({
  ...{ heads: ['Order', 'Customer', 'Due', 'Why', 'First way to fill it'], widths: [8, 18, 12, 24, 38], numeric: [] },
  rows: empty.map((order) => [
    ...[jobOf(order), order.customer_name ?? '', dueText(order.request_date)],
    ...[reasonTexts[order.reason], wayOf(order)],
  ]),
});
