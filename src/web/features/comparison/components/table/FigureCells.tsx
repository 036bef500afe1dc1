import { styled } from 'styled-components';
import {
  allCostsText,
  caveats,
  listPriceText,
  marginDollars,
  priceText,
  shareText,
  workTexts,
} from '../../../../../domain/cost/comparison/estimateWords';
import { COST_NOT_RECORDED, withoutCosts } from '../../../../../domain/cost/work';
import { distanceText, roadDistance } from '../../../../../domain/distance/roadDistance';
import type { EstimateChoice } from '../../../../../domain/estimates/sheet/estimateSheet';
import { formatMargin } from '../../../../../domain/format/money';
import { orNA } from '../../../../../domain/format/number';
import { capitalized } from '../../../../../domain/format/text';
import { afterFreight } from '../../../../../domain/freight/freight';
import { freightText } from '../../../../../domain/freight/freightWords';
import { useAppSelector, useHasPermission } from '../../../../store/hooks';
import { selectFreight } from '../../../rates/state/selectors';
import { Dim, Label } from '../../../../ui/elements';
import { ellipsis, fontSize, toneInk } from '../../../../ui/theme';
import { UnitEstimate } from '../estimateSheet/PrintEstimate';
import { ReserveUnit } from '../unit/Reservation';
import { WorstGap } from '../unit/UnitMarks';
import { type UnitOfOrder, useEstimate, whole } from '../../state/useCosts';

/** A row is 48 px high: two lines; the title has the rest. */
export const TwoLines = styled.div`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
`;

const OneLine = styled.span`
  display: block;
  ${ellipsis}
`;

export const Lines = styled.td`
  & > * {
    display: block;
    ${ellipsis}
  }
  & > [data-tone] {
    width: fit-content;
  }
`;

const Percent = styled.strong<{ $tone: 'good' | 'bad' | null }>`
  font-size: ${fontSize.name};
  ${({ $tone }) => $tone && `color: ${toneInk($tone === 'good' ? 'ok' : 'bad')};`}
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 0.25rem;
  & > [data-tone] {
    flex-basis: 100%;
  }
  button {
    min-height: 1.5rem;
    padding-block: 0;
  }
`;

export const ActionCell = (of: EstimateChoice) => (
  <td>
    <Actions>
      <ReserveUnit order={of.order} unit={of.unit} />
      <UnitEstimate {...of} />
    </Actions>
  </td>
);

/** Gap, work, money and distance of a row. */
export function FigureCells({ order, unit }: UnitOfOrder) {
  const seesCost = useHasPermission('seeCost');
  const work = workTexts(unit).map((text) => (seesCost ? text : withoutCosts(text)));
  return (
    <>
      <td>
        <WorstGap requirement={order.requirement} unit={unit} />
      </td>
      <td>
        <TwoLines title={work.join('\n')}>
          {work.map((text) => (
            <div key={text}>{text}</div>
          ))}
        </TwoLines>
      </td>
      {seesCost && <MoneyCells order={order} unit={unit} />}
      <Lines>
        <OneLine>{capitalized(distanceText(roadDistance(unit.warehouse_desc, order.customerLocation)))}</OneLine>
        <Dim>{orNA(unit.warehouse_desc)}</Dim>
      </Lines>
    </>
  );
}

function MoneyCells({ order, unit }: UnitOfOrder) {
  const estimate = useEstimate({ order, unit }, whole);
  const freight = useAppSelector((state) => selectFreight(state, unit, order));
  const listPrice = listPriceText(estimate);
  const remarks = caveats(estimate).join('; ');
  const left = freight && afterFreight(estimate, freight);
  return (
    <>
      <Lines>
        <span>{allCostsText(estimate)}</span>
        {estimate.unpriced.length + estimate.unrecorded.length > 0 && (
          <Label title={COST_NOT_RECORDED}>{COST_NOT_RECORDED}</Label>
        )}
      </Lines>
      <Lines>
        <span>
          {marginDollars(estimate)} <Percent $tone={estimate.tone}>{shareText(estimate)}</Percent>
        </span>
        {remarks !== '' && (
          <OneLine as={Label} title={remarks}>
            {remarks}
          </OneLine>
        )}
      </Lines>
      {freight !== null && (
        <Lines>
          {left !== null && <span>{formatMargin(left.percent, estimate.goodMargin)}</span>}
          <OneLine as={Label} title={freightText(freight)}>
            {freightText(freight)}
          </OneLine>
        </Lines>
      )}
      <Lines>
        <span>{priceText(estimate)}</span>
        {listPrice !== null && <Label>{listPrice}</Label>}
      </Lines>
    </>
  );
}
