import { styled } from 'styled-components';
import type { Unit } from '../../../../contract/unit/unit';
import type { Estimate } from '../../../../domain/cost/comparison/estimate';
import { afterFreight } from '../../../../domain/freight/freight';
import { freightText } from '../../../../domain/freight/freightWords';
import {
  allCostsText,
  caveats,
  listPriceText,
  marginDollars,
  priceText,
  shareText,
  workTexts,
} from '../../../../domain/cost/comparison/estimateWords';
import { formatMargin } from '../../../../domain/format/money';
import { COST_NOT_RECORDED, withoutCosts } from '../../../../domain/cost/work';
import { distanceText, roadDistance } from '../../../../domain/distance/roadDistance';
import { capitalized } from '../../../../domain/format/text';
import { orNA } from '../../../../domain/format/number';
import { useAppSelector, useMay } from '../../../state/hooks';
import { selectEstimate } from '../../../state/selectors/comparisonChoices';
import { selectFreight } from '../../../state/selectors/rates';
import { fontSize, toneInk } from '../../../ui/theme';
import { Label } from '../../../ui/elements';
import { ReserveUnit } from '../unit/ReserveUnit';
import { WorstGap } from '../unit/UnitMarks';
import type { UnitOfOrder } from '../unit/useCosts';

export const Lines = styled.td`
  & > * {
    display: block;
  }
  & > [data-tone] {
    width: fit-content;
  }
`;

const Percent = styled.strong<{ $tone: 'good' | 'bad' | null }>`
  font-size: ${fontSize.name};
  ${({ $tone }) => $tone && `color: ${toneInk($tone === 'good' ? 'ok' : 'bad')};`}
`;

export function FigureCells({ order, unit }: UnitOfOrder) {
  const seesCost = useMay('seeCost');
  return (
    <>
      <td>
        <WorstGap requirement={order.requirement} unit={unit} />
      </td>
      <WorkCell unit={unit} seesCost={seesCost} />
      {seesCost && <MoneyCells order={order} unit={unit} />}
      <Lines>
        <span>{capitalized(distanceText(roadDistance(unit.warehouse_desc, order.customerLocation)))}</span>
        <Label>{orNA(unit.warehouse_desc)}</Label>
      </Lines>
      <Lines>
        <ReserveUnit order={order} unit={unit} />
      </Lines>
    </>
  );
}

const WorkCell = ({ unit, seesCost }: { unit: Unit; seesCost: boolean }) => (
  <Lines>
    {workTexts(unit).map((text) => (
      <span key={text}>{seesCost ? text : withoutCosts(text)}</span>
    ))}
  </Lines>
);

function MoneyCells({ order, unit }: UnitOfOrder) {
  const estimate = useAppSelector((state) => selectEstimate(state, order.id, unit, order.price));
  const listPrice = listPriceText(estimate);
  return (
    <>
      <Lines>
        <span>{allCostsText(estimate)}</span>
        {estimate.unpriced.length + estimate.unrecorded.length > 0 && <Label>{COST_NOT_RECORDED}</Label>}
      </Lines>
      <Lines>
        <Percent $tone={estimate.tone}>{shareText(estimate)}</Percent>
        <span>{marginDollars(estimate)}</span>
        {caveats(estimate).map((words) => (
          <Label key={words}>{words}</Label>
        ))}
      </Lines>
      <FreightCell order={order} unit={unit} estimate={estimate} />
      <Lines>
        <span>{priceText(estimate)}</span>
        {listPrice !== null && <Label>{listPrice}</Label>}
      </Lines>
    </>
  );
}

function FreightCell({ order, unit, estimate }: UnitOfOrder & { estimate: Estimate }) {
  const freight = useAppSelector((state) => selectFreight(state, unit, order));
  if (freight === null) return null;
  const left = afterFreight(estimate, freight);
  return (
    <Lines>
      {left !== null && <span>{formatMargin(left.percent, estimate.goodMargin)}</span>}
      <Label>{freightText(freight)}</Label>
    </Lines>
  );
}
