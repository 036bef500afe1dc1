import { memo, useCallback, useEffect, useId, useRef, useState } from 'react';
import { shallowEqual } from 'react-redux';
import { styled } from 'styled-components';
import type { ReservationChange } from '../../../../contract/changes';
import type { Unit } from '../../../../contract/unit/unit';
import { unitChangeText } from '../../../../domain/changes/changes';
import type { CostChange } from '../../../../domain/cost/comparison/costOptions';
import type { SpecId, SpecSection } from '../../../../domain/specs/spec';
import { compareSpec, specRows } from '../../../../domain/specs/specRows';
import { specSections } from '../../../../domain/specs/specTable';
import { bringIntoView } from '../../../parts/page/bringIntoView';
import { UnitPhoto } from '../../../parts/unit/UnitPhoto';
import { useMay, useAppDispatch, useRates } from '../../../state/hooks';
import { useServices } from '../../../state/services';
import type { Change } from '../../../state/slices/changes';
import { costOptionChanged } from '../../../state/slices/units';
import { color, fontSize, hairline, radius, space } from '../../../ui/theme';
import { COST_TITLE, NotesCell, type OpenSections, SectionHead, type SectionId } from '../layout/Sections';
import { type Entrance, UnitColumn } from '../layout/grid';
import { Attachments, attachmentsOf, picturesOf } from './Attachments';
import { CostEstimation } from './CostEstimation';
import { LocationCell, SpecCell, SpecCells } from './SpecCells';
import { UnitHead } from './UnitHead';
import type { UnitOfOrder } from '../unit/useCosts';
import type { Pinning } from '../unit/PinButton';

interface UnitCardProps extends Pinning, UnitOfOrder {
  change: Change | undefined;
  isBest: boolean;
  /** The extra margin of a unit with work over the Best. */
  remark: string | null;
  differences: ReadonlySet<SpecId>;
  entrance: Entrance;
  open: OpenSections;
  onToggle: (id: SectionId) => void;
  /** Only for units that the user added. */
  onRemove?: (serial: Unit['serial']) => void;
  isAdded: boolean;
}

/** A mounted card stays with its first entrance, so a new one must not render it. */
const isSame = ({ entrance: _before, ...before }: UnitCardProps, { entrance: _now, ...now }: UnitCardProps): boolean =>
  shallowEqual(before, now);

/** Changing options renders only the figures that change. */
export const UnitCard = memo(function UnitCard(props: UnitCardProps) {
  const { unit, isBest, isPinned, isFull, onPin, open, onToggle, onRemove, isAdded } = props;
  const [entrance] = useState(props.entrance);
  const { config } = useServices();
  const seesCost = useMay('seeCost');
  const titleId = useId();
  const column = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isAdded) bringIntoView(column.current);
  }, [isAdded]);
  return (
    <UnitColumn
      ref={column}
      data-item=""
      tabIndex={-1}
      aria-labelledby={titleId}
      data-serial={unit.serial}
      data-pinned={isPinned}
      $entrance={entrance}
    >
      <UnitHead
        order={props.order}
        unit={unit}
        titleId={titleId}
        isBest={isBest}
        remark={props.remark}
        pinning={{ isPinned, isFull, onPin }}
        onRemove={onRemove && (() => onRemove(unit.serial))}
      />
      <ChangePlace>
        <UnitPhoto serial={unit.serial} pictures={picturesOf(unit, config.apiBaseUrl)} />
        {props.change && <UnitChange reservation={props.change.reservation} />}
      </ChangePlace>
      <Attachments files={attachmentsOf(unit, config.apiBaseUrl)} />
      {specSections.map(({ id, title }) => [
        <SectionHead key={id} id={id} title={title} open={open} onToggle={onToggle} />,
        open[id] && <SectionRows key={`${id}-rows`} id={id} {...props} />,
      ])}
      {seesCost && <SectionHead id="cost" title={COST_TITLE} open={open} onToggle={onToggle} />}
      {seesCost && open.cost && <UnitCosts {...props} />}
    </UnitColumn>
  );
}, isSame);

function SectionRows({ id, unit, order, differences }: UnitCardProps & { id: SpecSection }) {
  const rates = useRates();
  if (id === 'additional') return <Additional order={order} unit={unit} />;
  return (
    <SpecCells>
      {specRows
        .filter((row) => row.section === id)
        .map((row) => (
          <SpecCell
            key={row.id}
            label={row.label}
            unitOfMeasure={row.unitOfMeasure}
            comparison={compareSpec(row, order.requirement, unit, rates)}
            differs={differences.has(row.id)}
          />
        ))}
    </SpecCells>
  );
}

const Additional = ({ order, unit }: Pick<UnitCardProps, 'order' | 'unit'>) => (
  <>
    <LocationCell location={unit.warehouse_desc} delivery={order.customerLocation} />
    <NotesCell>{notesOf(unit)}</NotesCell>
  </>
);

/** Workshop and office notes. */
const notesOf = ({ fab_notes, comments }: Unit) =>
  [fab_notes, comments].flatMap((text) => text?.trim() || []).join('\n');

function UnitCosts({ order, unit, isBest, onRemove }: UnitCardProps) {
  const dispatch = useAppDispatch();
  const change = useCallback(
    (changed: CostChange) => dispatch(costOptionChanged({ orderId: order.id, unit, change: changed })),
    [dispatch, order.id, unit],
  );
  return (
    <CostEstimation order={order} unit={unit} onChange={change} isBest={isBest} isManual={onRemove !== undefined} />
  );
}

/** The photo has room for the note, so nothing moves. */
const ChangePlace = styled.div`
  position: relative;
  display: grid;
`;

const Line = styled.p`
  position: absolute;
  inset: auto ${space(3)} 2.375rem;
  padding: ${space(1)} ${space(2)};
  border: ${hairline};
  border-radius: ${radius.control};
  background: ${color('surface')};
  color: ${color('text')};
  font-size: ${fontSize.label};
  line-height: 1.125rem;
  overflow-wrap: anywhere;
  pointer-events: none;
  @media print {
    display: none;
  }
`;

const UnitChange = ({ reservation }: { reservation: ReservationChange | null }) => (
  <Line>{unitChangeText(reservation)}</Line>
);
