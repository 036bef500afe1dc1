import { MapPin } from 'lucide-react';
import { styled } from 'styled-components';
import type { Unit } from '../../../../../contract/units/unit';
import {
  caveats,
  listPriceText,
  marginDollars,
  priceText,
  shareText,
} from '../../../../../domain/cost/comparison/estimateWords';
import { placeText } from '../../../../../domain/distance/roadDistance';
import { fitClassOf, fitGroup, scoreText, matchPercent } from '../../../../../domain/fit/fitClass';
import { FitBadge } from '../../../matching/components/FitBadge';
import { useHasPermission } from '../../../../store/hooks';
import { VisuallyHidden } from '../../../../ui/elements';
import { color, fontSize, hairline, radius, toneInk } from '../../../../ui/theme';
import { PlanEffect } from '../PlanEffects';
import { SIDE } from '../cardLayout';
import { EarnsMore, UnitContention, WorstGap } from '../unit/UnitMarks';
import { type UnitOfQuote, useEstimate, whole } from '../../state/useCosts';

const FiguresLine = styled.dl`
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

export const UnitFigures = (of: UnitOfQuote) => (
  <FiguresLine>
    <div>
      <Name>Margin</Name> <Margin {...of} />
    </div>
    <div>
      <VisuallyHidden as="dt">Price</VisuallyHidden>
      <Price {...of} />
    </div>
  </FiguresLine>
);

function Margin(of: UnitOfQuote) {
  const estimate = useEstimate(of, whole);
  return (
    <dd>
      {marginDollars(estimate)} <strong data-margin={estimate.tone ?? undefined}>{shareText(estimate)}</strong>
    </dd>
  );
}

const Price = (of: UnitOfQuote) => <dd>{useEstimate(of, priceText)}</dd>;

const MatchLine = styled.p`
  display: flex;
  align-items: center;
  gap: 0.625rem;
  font-size: ${fontSize.label};
`;

const Track = styled.span`
  flex: 1;
  min-width: 1.5rem;
  height: 0.25rem;
  border-radius: ${radius.bar};
  background: ${color('lineSoft')};
  forced-color-adjust: none;
`;

const fills = [color('okFill'), color('warn'), color('orange'), color('bad')];

const Fill = styled.span<{ $group: number }>`
  display: block;
  height: 0.25rem;
  border-radius: ${radius.bar};
  background: ${({ $group }) => fills[$group]};
`;

const Percent = styled.span`
  min-width: 2.25rem;
  font-weight: 600;
  text-align: right;
  white-space: nowrap;
`;

export const MatchBar = ({ unit }: { unit: Pick<Unit, 'match_score' | 'can_serve' | 'fit'> }) => (
  <MatchLine>
    <FitBadge fitClass={fitClassOf(unit)} />
    <VisuallyHidden>Match</VisuallyHidden>
    <Track aria-hidden="true">
      <Fill $group={fitGroup(unit)} style={{ width: `${matchPercent(unit.match_score) ?? 0}%` }} />
    </Track>
    <Percent>{scoreText(unit)}</Percent>
  </MatchLine>
);

/** Three lines and their padding: caveats come and go, and nothing below moves. */
const USUAL_HEIGHT = 'calc(3 * 1.125rem + 2 * 2px + 0.625rem + 1px)';

const Cell = styled.div`
  display: grid;
  align-content: start;
  gap: 2px;
  min-height: ${USUAL_HEIGHT};
  padding: 0.25rem ${SIDE} 0.375rem;
  border-bottom: ${hairline};
  font-size: ${fontSize.label};
  line-height: 1.125rem;
  [data-left-out] {
    color: ${toneInk('warn')};
  }
`;

const Place = styled.p`
  display: flex;
  align-items: center;
  gap: 0.375rem;
  color: ${color('textSoft')};
  & > svg {
    flex: none;
    width: 1rem;
  }
`;

const PriceLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 2px 0.75rem;
  &:empty {
    display: none;
  }
`;

export function UnitFacts({ order, unit, remark }: UnitOfQuote & { remark: string | null }) {
  const seesCost = useHasPermission('seeCost');
  return (
    <Cell>
      <PlanEffect serial={unit.serial} />
      <EarnsMore remark={remark} />
      <WorstGap requirement={order.requirement} unit={unit} />
      <PriceLine>
        {seesCost && <AboutPrice order={order} unit={unit} />}
        <UnitContention serial={unit.serial} />
      </PriceLine>
      <Place>
        <MapPin size={14} aria-hidden="true" />
        <span>
          <VisuallyHidden>Place: </VisuallyHidden>
          {placeText(unit.warehouse_desc, order.customerLocation)}
        </span>
      </Place>
    </Cell>
  );
}

/** One line: the work that the margin omits replaces the list price, so that a cost switch moves nothing. */
function AboutPrice(of: UnitOfQuote) {
  const leftOut = useEstimate(of, (estimate) => caveats(estimate).join('; '));
  const listPrice = useEstimate(of, listPriceText);
  if (leftOut !== '') return <p data-left-out="">Margin {leftOut}</p>;
  return listPrice !== null && <p>{listPrice}</p>;
}
