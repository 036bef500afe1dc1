import { memo, useEffect, useRef } from 'react';
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
import { fitClassOf, scoreText } from '../../../../../domain/fit/fitClass';
import { formatMargin } from '../../../../../domain/format/money';
import { orNA } from '../../../../../domain/format/number';
import { capitalized } from '../../../../../domain/format/text';
import { afterFreight } from '../../../../../domain/freight/freight';
import { freightText } from '../../../../../domain/freight/freightWords';
import type { EstimateChoice } from '../../../../../domain/estimates/sheet/estimateSheet';
import { compareSpec, type SpecComparison } from '../../../../../domain/specs/specRows';
import { bringIntoView } from '../../../../lib/bringIntoView';
import { FitBadge } from '../../../matching/components/FitBadge';
import { toPictures } from '../../../files/components/pictures';
import { VerdictIcon } from '../../../matching/components/SpecStatusIcon';
import { Thumbnail } from '../../../files/components/UnitPhoto';
import { useServices } from '../../../../store/services';
import { useAppSelector, useHasPermission, useRates } from '../../../../store/hooks';
import { selectFreight } from '../../../rates/state/selectors';
import { Dim, Label } from '../../../../ui/elements';
import { ellipsis, flexRow, fontSize, space, toneGround, toneInk, type Tone } from '../../../../ui/theme';
import { PlanEffect } from '../PlanEffects';
import { DifferenceMark } from '../../../../ui/mark/DifferenceMark';
import { UnitEstimate } from '../estimateSheet/PrintEstimate';
import { ReserveUnit } from '../unit/Reservation';
import {
  BestBadge,
  DetailsLink,
  DIFFERS,
  EarnsMore,
  PinButton,
  SerialLink,
  UnitContention,
  WorstGap,
} from '../unit/UnitMarks';
import { type UnitOfOrder, useEstimate, whole } from '../../state/useCosts';
import type { ListedProps } from '../../state/useUnitList';
import { rowsShown } from '../../state/useTableSort';

const SmallPicture = styled.div`
  width: 4.5rem;
  img {
    height: 2.25rem;
  }
`;

/** A row is 48 px high: two lines; the title has the rest. */
const TwoLines = styled.div`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
`;

const OneLine = styled.span`
  display: block;
  ${ellipsis}
`;

const Value = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.5rem;
`;

const HeadLine = styled.div`
  ${flexRow(space(2))}
  height: 1.5rem;
`;

/** The second line of a row's head; what does not fit ends in an ellipsis. */
const Also = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  height: 1.5rem;
  overflow: hidden;
  font-size: ${fontSize.label};
  font-weight: 400;
  & > * {
    flex: none;
  }
  & > :last-child {
    flex: 0 1 auto;
    ${ellipsis}
  }
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

const Cell = styled.td<{ $tone: Tone | null }>`
  ${({ $tone }) => $tone && `background: ${toneGround($tone)}; color: ${toneInk($tone)};`}
`;

const Lines = styled.td`
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

const tones = { check: 'ok', tolerance: 'near', warning: 'bad', alert: 'bad', unknown: null } as const;

interface UnitTableRowProps extends ListedProps, UnitOfOrder {
  hasSpecs: boolean;
  /** Set when only the rows in view are rendered. */
  index?: number | undefined;
  onRow?: ((row: HTMLTableRowElement | null) => void) | undefined;
}

export const UnitTableRow = memo(function UnitTableRow(props: UnitTableRowProps) {
  const { order, unit, isBest, remark, isManual, differences, isAdded, hasSpecs, index, onRow, ...pinning } = props;
  const { config } = useServices();
  const rates = useRates();
  const row = useRef<HTMLTableRowElement>(null);
  useEffect(() => {
    if (isAdded) bringIntoView(row.current);
  }, [isAdded]);
  return (
    <tr
      ref={(element) => {
        row.current = element;
        onRow?.(element);
      }}
      data-index={index}
      data-item=""
      tabIndex={-1}
    >
      <th scope="row">
        <HeadLine>
          <PinButton unit={unit} {...pinning} />
          <SerialLink serial={unit.serial} />
          {isBest && <BestBadge unit={unit} />}
        </HeadLine>
        <Also>
          <DetailsLink serial={unit.serial} orderId={order.id} />
          <EarnsMore remark={remark} />
          <PlanEffect serial={unit.serial} />
          <UnitContention serial={unit.serial} />
        </Also>
      </th>
      <Lines>
        <FitBadge fitClass={fitClassOf(unit)} />
        <span>{scoreText(unit)}</span>
      </Lines>
      {hasSpecs && (
        <td>
          <SmallPicture>
            <Thumbnail picture={toPictures(unit.images, unit.serial, config.apiBaseUrl)[0]} serial={unit.serial} />
          </SmallPicture>
        </td>
      )}
      {hasSpecs &&
        rowsShown.map((spec) => (
          <ValueCell
            key={spec.id}
            comparison={compareSpec(spec, order.requirement, unit, rates)}
            differs={differences.has(spec.id)}
          />
        ))}
      <FigureCells {...{ order, unit, isBest, isManual }} />
    </tr>
  );
});

function ValueCell({ comparison, differs }: { comparison: SpecComparison; differs: boolean }) {
  const { actual, verdict, status, note } = comparison;
  return (
    <Cell $tone={status && tones[status]} data-verdict={verdict}>
      <Value>
        {differs && <DifferenceMark label={DIFFERS} />}
        <TwoLines title={orNA(actual)}>{orNA(actual)}</TwoLines>
        <VerdictIcon verdict={verdict} status={status} note={note} />
      </Value>
    </Cell>
  );
}

function FigureCells({ order, unit, isBest, isManual }: EstimateChoice) {
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
      <td>
        <Actions>
          <ReserveUnit order={order} unit={unit} />
          <UnitEstimate {...{ order, unit, isBest, isManual }} />
        </Actions>
      </td>
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
        {estimate.unpriced.length + estimate.unrecorded.length > 0 && <Label>{COST_NOT_RECORDED}</Label>}
      </Lines>
      <Lines>
        <span>
          <Percent $tone={estimate.tone}>{shareText(estimate)}</Percent> {marginDollars(estimate)}
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
