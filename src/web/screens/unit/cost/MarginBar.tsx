import { styled } from 'styled-components';
import { breakdownLines, unitPriceBar, type PricePartName } from '../../../../domain/cost/unitDetail/breakdown';
import type { UnitEstimate } from '../../../../domain/cost/unitDetail/estimate';
import { color, radius } from '../../../ui/theme';
import { PriceEnd } from '../../../parts/unit/AmountList';
import { Tooltip } from '../../../ui/Tooltip';
import { lineText, pricePartPattern, type Tone } from './priceLegend';

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

/** The sale price as a stacked bar of costs and margin; its tooltip has the breakdown. */
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
