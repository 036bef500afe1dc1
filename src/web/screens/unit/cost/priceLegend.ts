import { css } from 'styled-components';
import type { BreakdownLine, PricePartName } from '../../../../domain/cost/unitDetail/breakdown';
import { formatMargin, formatMoney, formatPrice } from '../../../../domain/format/money';
import { stripes, color } from '../../../ui/theme';

export type Tone = 'good' | 'bad';

const dots = `radial-gradient(circle, ${color('textSoft')} 1px, ${color('lineSoft')} 1.4px) 0 0 / 0.25rem 0.25rem`;

const grounds: Readonly<Record<Exclude<PricePartName, 'margin'>, string>> = {
  unit: color('textSoft'),
  labor: stripes('90deg'),
  materials: stripes('135deg'),
  addOns: dots,
};

const margins = { good: color('okFill'), bad: color('bad') };

/** A margin without a tone is no verdict. */
const groundOf = (part: PricePartName, tone: Tone | null) =>
  part === 'margin' ? (tone === null ? color('lineStrong') : margins[tone]) : grounds[part];

/** How a part of the price looks in the bar and beside its row: a pattern of its own, so that it reads without its color. */
export const pricePartPattern = css<{ $part: PricePartName | null; $tone: Tone | null }>`
  ${({ $part, $tone }) => $part && `background: ${groundOf($part, $tone)};`}
`;

/** What an add-on adds to the costs: '+15%'. */
export const addOnPercentText = (percent: number) => `+${percent}%`;

/** One line of the breakdown as a sentence without a verb: 'Labor $5,000 · assumed'. */
export function lineText({ id, label, dollars, percent, isAssumed }: BreakdownLine, goodMargin: number): string {
  const share =
    percent === null ? null : id === 'margin' ? formatMargin(percent, goodMargin) : addOnPercentText(percent);
  return [`${label} ${id === 'salePrice' ? formatPrice(dollars) : formatMoney(dollars)}`, share, isAssumed && 'assumed']
    .filter(Boolean)
    .join(' · ');
}
