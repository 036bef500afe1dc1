import styled from 'styled-components';
import type { Estimate } from '../../../../domain/cost/comparison/estimate';
import { priceBar, type PricePartName } from '../../../../domain/cost/comparison/priceBar';
import { formatPrice } from '../../../../domain/format/money';
import type { MarginTone } from '../../../../domain/cost/marginTone';
import { color, motion, radius } from '../../../ui/theme';
import { PriceEnd } from '../../../parts/unit/PriceEnd';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden';
import { pricePartPattern, pricePartLabels, pricePartTexts } from './priceLegend';
import { OptionalTooltip } from '../../../ui/tooltip/OptionalTooltip';
import { PriceTable } from './PriceTable';

const Figure = styled.figure`
  position: relative;
  margin: 0.375rem 0 0.25rem;
  padding: 0.25rem 0;
`;

const Bar = styled.div`
  position: relative;
  display: flex;
  height: 0.625rem;
  border-radius: ${radius.bar};
  overflow: hidden;
  background: ${color('surface')};
  [data-empty] + [data-empty='false'] {
    margin-left: 2px;
  }
`;

const Part = styled.span<{ $part: PricePartName; $tone: MarginTone | null }>`
  min-width: 0;
  transition: flex-basis ${motion.card};
  ${pricePartPattern}
`;

/** The sale price as a stacked bar of costs and margin and, for assistive technology, as a table. */
export function PriceBar({ estimate }: { estimate: Estimate }) {
  const bar = priceBar(estimate);
  if (bar === null) return null;
  const lines = bar.parts.map((part) => `${pricePartLabels[part.name]} ${pricePartTexts(part, estimate).join(' · ')}`);
  if (bar.priceEnd !== null) lines.push(`The line marks the sale price, ${formatPrice(estimate.salePrice)}`);
  return (
    <OptionalTooltip text={lines.join('\n')}>
      <Figure aria-label="Sale price in parts">
        <Bar aria-hidden="true">
          {bar.parts.map(({ name, width }) => (
            <Part
              key={name}
              $part={name}
              $tone={estimate.tone}
              data-empty={width === 0}
              style={{ flexBasis: `${width}%` }}
            />
          ))}
          {bar.priceEnd !== null && <PriceEnd style={{ left: `${bar.priceEnd}%` }} />}
        </Bar>
        <VisuallyHidden as="div">
          <PriceTable parts={bar.parts} estimate={estimate} />
        </VisuallyHidden>
      </Figure>
    </OptionalTooltip>
  );
}
