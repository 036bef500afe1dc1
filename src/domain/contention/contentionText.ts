import type { Contender } from '../../contract/matching/contention';
import { formatDate } from '../format/date';
import { formatMoney } from '../format/money';
import { formatNumber } from '../format/number';
import { matchPercent } from '../fit/fitClass';

/** 'Best for 2 other orders'; without 'other' outside an order. */
export const contentionText = (count: number, isOther: boolean): string =>
  `Best for ${formatNumber(count)} ${isOther ? 'other ' : ''}${count === 1 ? 'order' : 'orders'}`;

export const dueText = ({ request_date }: Pick<Contender, 'request_date'>): string =>
  request_date === null ? 'No due date' : `Due ${formatDate(request_date)}`;

export function fallbackText({ fallback, is_fallback_pending }: Contender): string {
  if (is_fallback_pending === true) return 'The unit after it is taken; the next one is not known yet';
  if (fallback === null) return 'No other unit in stock fits, with or without work';
  return [
    `Falls back to unit ${fallback.serial}`,
    ...matchWords(fallback),
    ...(fallback.margin === null ? [] : [`margin ${formatMoney(fallback.margin)}`]),
  ].join(' · ');
}

export const contenderText = (order: Contender): string => [dueText(order), ...matchWords(order)].join(' · ');

function matchWords({ fit_class, match_score }: Pick<Contender, 'fit_class' | 'match_score'>): string[] {
  const percent = matchPercent(match_score);
  const words = [...(fit_class === null ? [] : [fit_class]), ...(percent === null ? [] : [`${percent}%`])];
  return words.length === 0 ? [] : [words.join(', ')];
}
