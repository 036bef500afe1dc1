import { css, styled } from 'styled-components';
import {
  type BreakdownLine,
  breakdownLines,
  type PricePartName,
  unitPriceBar,
} from '../../../../domain/cost/unitDetail/breakdown';
import type { UnitEstimate } from '../../../../domain/cost/unitDetail/estimate';
import { formatMargin, formatMoney, formatPrice } from '../../../../domain/format/money';
import { PriceEnd } from '../../../parts/unit/AmountList';
import { stripes, color, radius } from '../../../ui/theme';
import { Tooltip } from '../../../ui/Tooltip';

export type Tone = 'good' | 'bad';

const dots = `radial-gradient(circle, ${color('textSoft')} 1px, ${color('lineSoft')} 1.4px) 0 0 / 0.25rem 0.25rem`;

const grounds: Readonly<Record<Exclude<PricePartName, 'margin'>, string>> = {
  unit: color('textSoft'),
  labor: stripes('90deg'),
  materials: stripes('135deg'),
  addOns: dots,
};

const margins = { good: color('okFill'), bad: color('bad') };

/** A margin without a tone has no verdict. */
const groundOf = (part: PricePartName, tone: Tone | null) =>
  part === 'margin' ? (tone === null ? color('lineStrong') : margins[tone]) : grounds[part];

/** Patterns make the parts readable without color. */
export const pricePartPattern = css<{ $part: PricePartName | null; $tone: Tone | null }>`
  ${({ $part, $tone }) => $part && `background: ${groundOf($part, $tone)};`}
`;

const Figure = styled.figure`
  position: relative;
  padding: 0.25rem 0;
`;

const Bar = styled.div`
  display: flex;
  height: 0.75rem;
  border-radius: ${radius.bar};
  overflow: hidden;
  background: ${color('lineSoft')};
`;

const Part = styled.span<{ $part: PricePartName; $tone: Tone | null }>`
  min-width: 0;
  ${pricePartPattern}
  & + &:not([data-empty='true']) {
    margin-left: 2px;
  }
`;

export function MarginBar({ estimate, tone }: { estimate: UnitEstimate; tone: Tone | null }) {
  const { parts, priceEnd } = unitPriceBar(estimate);
  return (
    <Tooltip
      label={breakdownLines(estimate)
        .map((line) => lineText(line, estimate.goodMargin))
        .join('\n')}
    >
      <Figure aria-label="Sale price in parts">
        <Bar aria-hidden="true">
          {parts.map(({ name, width }) => (
            <Part key={name} $part={name} $tone={tone} data-empty={width === 0} style={{ flexBasis: `${width}%` }} />
          ))}
        </Bar>
        {priceEnd !== null && <PriceEnd style={{ left: `${priceEnd}%` }} />}
      </Figure>
    </Tooltip>
  );
}

/** '+15%' */
export const addOnPercentText = (percent: number) => `+${percent}%`;

/** 'Labor $5,000 · assumed' */
function lineText({ id, label, dollars, percent, isAssumed }: BreakdownLine, goodMargin: number): string {
  const share =
    percent === null ? null : id === 'margin' ? formatMargin(percent, goodMargin) : addOnPercentText(percent);
  return [`${label} ${id === 'salePrice' ? formatPrice(dollars) : formatMoney(dollars)}`, share, isAssumed && 'assumed']
    .filter(Boolean)
    .join(' · ');
}

interface Margin {
  /** Null if the margin has no verdict. */
  tone: Tone | null;
  margin: number | null;
  /** Percent. */
  goodMargin: number;
}

export function marginBadge({ tone, margin, goodMargin }: Margin) {
  if (tone === null) return { tone: 'warn', words: 'Incomplete' } as const;
  if (tone === 'good') return { tone: 'ok', words: 'On target' } as const;
  return { tone: 'bad', words: (margin ?? 0) < 0 ? 'Loss' : `Below target (${goodMargin}%)` } as const;
}
