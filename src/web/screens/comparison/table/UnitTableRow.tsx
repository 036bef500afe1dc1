import { memo, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { fitClassOf, scoreText } from '../../../../domain/fit/fitClass';
import { orNA } from '../../../../domain/format/number';
import { compareSpec, type SpecComparison } from '../../../../domain/specs/specRows';
import type { SpecId } from '../../../../domain/specs/spec';
import { bringIntoView } from '../../../parts/page/bringIntoView';
import { FitBadge } from '../../../parts/unit/FitBadge';
import { VerdictIcon } from '../../../parts/unit/SpecStatusIcon';
import { Thumbnail } from '../../../parts/unit/UnitPhoto';
import { useServices } from '../../../state/services';
import { useRates } from '../../../state/hooks';
import { fontSize, toneGround, toneInk, type Tone } from '../../../ui/theme';
import { BestBadge, EarnsMore, UnitContention } from '../unit/UnitMarks';
import { PlanEffect } from '../PlanEffects';
import { DIFFERS, PinButton, type Pinning } from '../unit/PinButton';
import { DifferenceMark } from '../../../ui/mark/DifferenceMark';
import { picturesOf } from '../unitCard/Attachments';
import { UnitEstimate } from '../estimateSheet/PrintEstimate';
import { DetailsLink, SerialLink } from '../unit/UnitLinks';
import { rowsShown } from './columns';
import { FigureCells, Lines } from './FigureCells';
import type { UnitOfOrder } from '../unit/useCosts';

const SmallPicture = styled.div`
  width: 4.5rem;
  img {
    height: 3rem;
  }
`;

const Value = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.5rem;
`;

const Actions = styled.div`
  display: flex;
  align-items: center;
  gap: 0.25rem;
  font-size: ${fontSize.label};
  font-weight: 400;
`;

const Cell = styled.td<{ $tone: Tone | null }>`
  ${({ $tone }) => $tone && `background: ${toneGround($tone)}; color: ${toneInk($tone)};`}
`;

const tones = { check: 'ok', tolerance: 'near', warning: 'bad', alert: 'bad', unknown: null } as const;

interface UnitTableRowProps extends Pinning, UnitOfOrder {
  isBest: boolean;
  /** The extra margin of a unit with work over the Best. */
  remark: string | null;
  /** Added by its inventory control number. */
  isManual: boolean;
  differences: ReadonlySet<SpecId>;
  /** Just added: scrolls into view. */
  isAdded: boolean;
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
        <Value>
          <PinButton unit={unit} {...pinning} />
          <SerialLink serial={unit.serial} />
          {isBest && <BestBadge unit={unit} />}
        </Value>
        <Actions>
          <DetailsLink serial={unit.serial} orderId={order.id} />
          <UnitEstimate order={order} unit={unit} isBest={isBest} isManual={isManual} />
        </Actions>
        <UnitContention serial={unit.serial} />
        <PlanEffect serial={unit.serial} />
        <EarnsMore remark={remark} />
      </th>
      <Lines>
        <FitBadge fitClass={fitClassOf(unit)} />
        <span>{scoreText(unit)}</span>
      </Lines>
      {hasSpecs && (
        <td>
          <SmallPicture>
            <Thumbnail picture={picturesOf(unit, config.apiBaseUrl)[0]} serial={unit.serial} />
          </SmallPicture>
        </td>
      )}
      {hasSpecs &&
        rowsShown.map((spec) => (
          <ValueCell
            key={spec.id}
            comparison={compareSpec(spec, order.requirement, unit, rates)}
            differs={pinning.isPinned && differences.has(spec.id)}
          />
        ))}
      <FigureCells order={order} unit={unit} />
    </tr>
  );
});

function ValueCell({ comparison, differs }: { comparison: SpecComparison; differs: boolean }) {
  const { actual, verdict, status, note } = comparison;
  return (
    <Cell $tone={status && tones[status]} data-verdict={verdict}>
      <Value>
        {differs && <DifferenceMark label={DIFFERS} />}
        {orNA(actual)}
        <VerdictIcon verdict={verdict} status={status} note={note} />
      </Value>
    </Cell>
  );
}
