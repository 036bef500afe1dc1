import { memo, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { fitClassOf, scoreText } from '../../../../../domain/fit/fitClass';
import { orNA } from '../../../../../domain/format/number';
import { compareSpec, type SpecComparison } from '../../../../../domain/specs/specRows';
import { bringIntoView } from '../../../../lib/bringIntoView';
import { FitBadge } from '../../../matching/components/FitBadge';
import { toPictures } from '../../../files/components/pictures';
import { VerdictIcon } from '../../../matching/components/SpecStatusIcon';
import { Thumbnail } from '../../../files/components/UnitPhoto';
import { useServices } from '../../../../store/services';
import { useRates } from '../../../../store/hooks';
import { ellipsis, flexRow, fontSize, space, toneGround, toneInk, type Tone } from '../../../../ui/theme';
import { PlanEffect } from '../PlanEffects';
import { DifferenceMark } from '../../../../ui/mark/DifferenceMark';
import { BestBadge, DetailsLink, DIFFERS, EarnsMore, PinButton, SerialLink, UnitContention } from '../unit/UnitMarks';
import type { UnitOfOrder } from '../../state/useCosts';
import type { ListedProps } from '../../state/useUnitList';
import { rowsShown } from '../../state/useTableSort';
import { ActionCell, FigureCells, Lines, TwoLines } from './FigureCells';

const SmallPicture = styled.div`
  width: 4.5rem;
  img {
    height: 2.25rem;
  }
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

const Cell = styled.td<{ $tone: Tone | null }>`
  ${({ $tone }) => $tone && `background: ${toneGround($tone)}; color: ${toneInk($tone)};`}
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
      <ActionCell {...{ order, unit, isBest, isManual }} />
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
      <FigureCells order={order} unit={unit} />
    </tr>
  );
});

function ValueCell({ comparison, differs }: { comparison: SpecComparison; differs: boolean }) {
  const { required, actual, verdict, status, note } = comparison;
  return (
    <Cell $tone={status && tones[status]} data-verdict={verdict}>
      <Value>
        {differs && <DifferenceMark label={DIFFERS} />}
        <TwoLines title={orNA(actual)}>{orNA(actual)}</TwoLines>
        <VerdictIcon verdict={verdict} status={status} note={note} required={required} />
      </Value>
    </Cell>
  );
}
