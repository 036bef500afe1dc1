import { styled } from 'styled-components';
import type { Unit } from '../../../../contract/unit/unit';
import { marginDollars, priceText, shareText } from '../../../../domain/cost/comparison/estimateWords';
import type { DisplayOrder } from '../../../../domain/order/displayOrder';
import { color, fontSize, toneInk } from '../../../ui/theme';
import { useEstimate, whole } from '../unit/useCosts';
import { VisuallyHidden } from '../../../ui/elements';

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
  strong {
    font-size: ${fontSize.figure};
    line-height: 1.5rem;
    font-weight: 600;
    color: ${color('text')};
    &[data-margin='good'] {
      color: ${toneInk('ok')};
    }
    &[data-margin='bad'] {
      color: ${toneInk('bad')};
    }
  }
`;

const Name = styled.dt`
  font-size: ${fontSize.label};
  color: ${color('textDim')};
`;

interface UnitFiguresProps {
  order: DisplayOrder;
  unit: Unit;
}

/** What a unit earns and brings on this order, by its options of the moment. */
export function UnitFigures({ order, unit }: UnitFiguresProps) {
  return (
    <Line>
      <div>
        <Name>Margin</Name> <Margin order={order} unit={unit} />
      </div>
      <div>
        <VisuallyHidden as="dt">Price</VisuallyHidden>
        <Price order={order} unit={unit} />
      </div>
    </Line>
  );
}

function Margin(of: UnitFiguresProps) {
  const estimate = useEstimate(of, whole);
  return (
    <dd>
      {marginDollars(estimate)} <strong data-margin={estimate.tone ?? undefined}>{shareText(estimate)}</strong>
    </dd>
  );
}

const Price = (of: UnitFiguresProps) => <dd>{useEstimate(of, priceText)}</dd>;
