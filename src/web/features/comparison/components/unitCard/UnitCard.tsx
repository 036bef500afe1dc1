import { memo, useCallback, useEffect, useId, useRef, useState } from 'react';
import { Calculator } from 'lucide-react';
import { shallowEqual } from 'react-redux';
import { styled } from 'styled-components';
import type { Unit } from '../../../../../contract/units/unit';
import { unitChangeText } from '../../../../../domain/changes/changes';
import type { CostChange } from '../../../../../domain/cost/comparison/costOptions';
import type { SpecSection } from '../../../../../domain/specs/spec';
import { compareSpec, specRows } from '../../../../../domain/specs/specRows';
import { specSections } from '../../../../../domain/specs/specTable';
import { CostSwitches } from '../../../estimates/components/cost/CostSwitches';
import { PriceBar } from '../../../estimates/components/cost/PriceBar';
import { PriceSummary } from '../../../estimates/components/cost/PriceSummary';
import { SumsPlace } from '../../../estimates/components/cost/priceLegend';
import { bringIntoView } from '../../../../lib/bringIntoView';
import { estimatesPath } from '../../../../lib/paths';
import { toPictures } from '../../../files/components/pictures';
import { UnitPhoto } from '../../../files/components/UnitPhoto';
import { useAppDispatch, useInsights, useHasPermission, useRates, usePermissionHint } from '../../../../store/hooks';
import { useServices } from '../../../../store/services';
import type { Change } from '../../../changes/state/changesSlice';
import { costOptionChanged } from '../../state/chosenUnits';
import { ExplainedButton } from '../../../../ui/button/ExplainedButton';
import { LinkButton } from '../../../../ui/button/LinkButton';
import { Row } from '../../../../ui/elements';
import { color, fontSize, hairline, radius, space } from '../../../../ui/theme';
import {
  COST_ROWS,
  type Entrance,
  NotesCell,
  type OpenSections,
  SectionHead,
  type SectionId,
  SIDE,
  UnitColumn,
} from '../cardLayout';
import { type UnitOfOrder, useLiveCosts } from '../../state/useCosts';
import type { ListedProps } from '../../state/useUnitList';
import { Attachments, LocationCell, SpecCell, SpecCells } from './UnitCells';
import { UnitHead } from './UnitHead';

interface UnitCardProps extends ListedProps, UnitOfOrder {
  change: Change | undefined;
  entrance: Entrance;
  open: OpenSections;
  onToggle: (id: SectionId) => void;
  onRemove: (serial: Unit['serial']) => void;
}

/** A mounted card stays with its first entrance, so a new one must not render it. */
const isSame = ({ entrance: _before, ...before }: UnitCardProps, { entrance: _now, ...now }: UnitCardProps): boolean =>
  shallowEqual(before, now);

export const UnitCard = memo(function UnitCard(props: UnitCardProps) {
  const { unit, isPinned, isAdded, open, onToggle } = props;
  const [entrance] = useState(props.entrance);
  const { config } = useServices();
  const seesCost = useHasPermission('seeCost');
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
      <UnitHead {...props} titleId={titleId} onRemove={() => props.onRemove(unit.serial)} />
      <ChangePlace>
        <UnitPhoto serial={unit.serial} pictures={toPictures(unit.images, unit.serial, config.apiBaseUrl)} />
        {props.change && <ChangeLine>{unitChangeText(props.change.reservation)}</ChangeLine>}
      </ChangePlace>
      <Attachments images={unit.images} />
      {specSections.map(({ id, title }) => [
        <SectionHead key={id} id={id} title={title} open={open} onToggle={onToggle} />,
        open[id] && <SectionRows key={`${id}-rows`} id={id} {...props} />,
      ])}
      {seesCost && <SectionHead id="cost" title="Cost Estimation" open={open} onToggle={onToggle} />}
      {seesCost && open.cost && <CostEstimation {...props} />}
    </UnitColumn>
  );
}, isSame);

function SectionRows({ id, unit, order, differences }: UnitCardProps & { id: SpecSection }) {
  const rates = useRates();
  if (id === 'additional')
    return (
      <>
        <LocationCell location={unit.warehouse_desc} delivery={order.customerLocation} />
        <NotesCell>{[unit.fab_notes, unit.comments].flatMap((text) => text?.trim() || []).join('\n')}</NotesCell>
      </>
    );
  return (
    <SpecCells>
      {specRows
        .filter((row) => row.section === id)
        .map((row) => (
          <SpecCell
            key={row.id}
            row={row}
            comparison={compareSpec(row, order.requirement, unit, rates)}
            differs={differences.has(row.id)}
          />
        ))}
    </SpecCells>
  );
}

/** The photo has room for the note, so nothing moves. */
const ChangePlace = styled.div`
  position: relative;
  display: grid;
`;

const ChangeLine = styled.p`
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

/** Bar, sums and buttons of all cards are level, whatever a card contains. */
const CostCell = styled.div`
  display: grid;
  grid-row: span ${COST_ROWS};
  grid-template-rows: subgrid;
  grid-template-columns: minmax(0, 1fr);
  padding: 0.625rem ${SIDE} 0.875rem;
  figure {
    grid-row: 2;
  }
  ${SumsPlace} {
    display: contents;
    dl {
      grid-row: 3;
    }
    ul {
      grid-row: 4;
    }
  }
  /* Room for one remark, so that a switch moves nothing below. */
  &::after {
    content: '';
    grid-row: 4;
    height: 1.75rem;
  }
`;

const Foot = styled(Row)`
  grid-row: ${COST_ROWS};
  justify-content: flex-end;
  & > a,
  & > button {
    margin: 0.5rem 0 -0.375rem;
  }
`;

/** A cost switch does not render it: its parts read the store. */
function CostEstimation({ order, unit }: UnitOfOrder) {
  const dispatch = useAppDispatch();
  const costs = useLiveCosts({ order, unit });
  const change = useCallback(
    (changed: CostChange) => dispatch(costOptionChanged({ orderId: order.id, unit, change: changed })),
    [dispatch, order.id, unit],
  );
  return (
    <CostCell>
      <CostSwitches costs={costs} onChange={change} />
      <PriceBar costs={costs} />
      <PriceSummary costs={costs} />
      <Foot>
        <SaveAsEstimate orderId={order.id} serial={unit.serial} />
      </Foot>
    </CostCell>
  );
}

function SaveAsEstimate({ orderId, serial }: { orderId: string; serial: Unit['serial'] }) {
  const hasInsights = useInsights();
  const permissionHint = usePermissionHint('proposeEstimate');
  if (!hasInsights) return null;
  const looks = { variant: 'quiet', size: 'small' } as const;
  const label = (
    <>
      <Calculator size={14} aria-hidden="true" /> Save as estimate
    </>
  );
  return permissionHint === null ? (
    <LinkButton {...looks} to={estimatesPath(orderId, `new:${serial}`)}>
      {label}
    </LinkButton>
  ) : (
    <ExplainedButton {...looks} whyNot={permissionHint}>
      {label}
    </ExplainedButton>
  );
}
