import type { PlanQuestion, PlanResult } from '../../../contract/plan/planScenarios';
import { formatMoney } from '../../format/money';
import { formatNumber } from '../../format/number';
import { matchPercent } from '../../specs/matchPercent';
import { classWords } from '../planClass';
import { settingText, weeksText } from '../planWords';
import { settingNames } from '../planAddress';
import type { RowDifference } from './compareResults';

const more = (change: number, text: (amount: number) => string): string =>
  `${text(Math.abs(change))} ${change > 0 ? 'more' : 'less'}`;

const fewer = (change: number): string => `${formatNumber(Math.abs(change))} ${change > 0 ? 'more' : 'fewer'}`;

/** 'fills 2 more orders, earns $3,140 more, is late by 1 week less'; null where the two come to the same. */
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

/** What an order has in a plan: 'Unit 484872, fits with work, margin $3,140, 2 weeks late'; without a class, its match. */
export function standText(stand: RowDifference['before']): string {
  if (stand === undefined) return 'Not an open order';
  if (stand === null) return 'Stays empty';
  const { serial, match_score, fit_class, margin, late_weeks } = stand;
  const fit = fit_class === null ? `match ${matchPercent(match_score) ?? '–'}%` : classWords(fit_class);
  const late = late_weeks === 0 ? '' : `, ${weeksText(late_weeks)} late`;
  return `Unit ${serial}, ${fit}, margin ${formatMoney(margin)}${late}`;
}

/** What the one question asks for that the other does not: a sentence for each. */
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

/** How many pairs the other question does not have. */
function pairsText(pairs: PlanQuestion['pinned'], others: PlanQuestion['pinned'], what: string): string[] {
  const isKnown = (pair: PlanQuestion['pinned'][number]) =>
    others.some(({ order_id, serial }) => order_id === pair.order_id && serial === pair.serial);
  const count = pairs.filter((pair) => !isKnown(pair)).length;
  return count === 0 ? [] : [`${formatNumber(count)} ${count === 1 ? 'pair' : 'pairs'} ${what}`];
}
