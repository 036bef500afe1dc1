import styled from 'styled-components';
import type { Unit } from '../../../../contract/unit/unit';
import { marginDollars, priceText } from '../../../../domain/cost/comparison/estimateWords';
import { formatMargin } from '../../../../domain/format/margin';
import type { DisplayOrder } from '../../../../domain/order/displayOrder';
import { useAppSelector } from '../../../state/hooks';
import { selectEstimate } from '../../../state/selectors/comparisonChoices';
import { color, fontSize, toneInk } from '../../../ui/theme';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden';

const Line = styled.dl`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 0.75rem;
  dt,
  dd {
    display: inline;
  }
`;

const Name = styled.dt`
  font-size: ${fontSize.label};
  color: ${color('textDim')};
`;

const Percent = styled.strong<{ $tone: 'good' | 'bad' | null }>`
  font-size: ${fontSize.figure};
  line-height: 1.5rem;
  font-weight: 600;
  color: ${({ $tone }) => ($tone === null ? color('text') : toneInk($tone === 'good' ? 'ok' : 'bad'))};
`;

interface UnitFiguresProps {
  order: DisplayOrder;
  unit: Unit;
}

/** What a unit earns and brings on this order, by its options of the moment. */
export function UnitFigures({ order, unit }: UnitFiguresProps) {
  const estimate = useAppSelector((state) => selectEstimate(state, order.id, unit, order.dollarValue));
  return (
    <Line>
      <div>
        <Name>Margin</Name>{' '}
        <dd>
          {marginDollars(estimate)}{' '}
          <Percent $tone={estimate.tone}>{formatMargin(estimate.marginPercentage, estimate.goodMargin)}</Percent>
        </dd>
      </div>
      <div>
        <VisuallyHidden as="dt">Price</VisuallyHidden>
        <dd>{priceText(estimate)}</dd>
      </div>
    </Line>
  );
}
