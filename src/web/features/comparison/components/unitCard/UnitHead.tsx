import { useState } from 'react';
import { Info, X } from 'lucide-react';
import { styled } from 'styled-components';
import { preloadable } from '../../../../lib/loading/preloadable';
import { useHasPermission } from '../../../../store/hooks';
import { EditButton } from '../../../records/components/EditButton';
import { IconButton } from '../../../../ui/button/Button';
import { Badge } from '../../../../ui/mark/Badge';
import { fontSize } from '../../../../ui/theme';
import { Tooltip } from '../../../../ui/Tooltip';
import { UnitEstimate } from '../estimateSheet/PrintEstimate';
import { HeadCell, HeadRows, narrowCards } from '../cardLayout';
import { ReserveUnit } from '../unit/Reservation';
import { BestBadge, DetailsLink, PinButton, SerialLink } from '../unit/UnitMarks';
import { MatchBar, UnitFacts, UnitFigures } from './UnitFigures';
import { Row } from '../../../../ui/elements';
import type { UnitOfOrder } from '../../state/useCosts';
import type { ListedProps } from '../../state/useUnitList';

const ReasonDialog = preloadable(
  () => import(/* webpackChunkName: "reason-dialog" */ './ReasonDialog').then((m) => m.ReasonDialog),
  null,
);

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: 0 0.5rem;
  min-height: 1.5rem;
  ${narrowCards} {
    @media (pointer: coarse) {
      flex-wrap: wrap;
    }
  }
`;

const Serial = styled.h2`
  min-width: 0;
  overflow-wrap: anywhere;
`;

const End = styled.span`
  display: flex;
  align-items: center;
  gap: 0.25rem;
  margin-left: auto;
  /* Buttons for a fingertip leave no room for the number. */
  ${narrowCards} {
    @media (pointer: coarse) {
      flex-basis: 100%;
      justify-content: flex-end;
    }
  }
`;

const Remove = styled(IconButton)`
  @media (hover: hover) {
    opacity: 0;
    article:hover &,
    article:focus-within &,
    &:focus-visible {
      opacity: 1;
    }
  }
`;

interface UnitHeadProps extends ListedProps, UnitOfOrder {
  titleId: string;
  onRemove: () => void;
}

const ActionsLine = styled(Row)`
  gap: 0.25rem 0.5rem;
  min-height: 1.75rem;
  margin-top: 0.25rem;
  /* Room for the badge of a reservation. */
  ${narrowCards} {
    align-content: start;
    min-height: 3.25rem;
  }
`;

const Details = styled(DetailsLink)`
  margin-right: auto;
  font-size: ${fontSize.label};
`;

export function UnitHead(props: UnitHeadProps) {
  const { order, unit, isBest, isManual } = props;
  const seesCost = useHasPermission('seeCost');
  return (
    <HeadRows>
      <HeadCell as="div">
        <TitleLine {...props} />
        <MatchBar unit={unit} />
        {seesCost && <UnitFigures order={order} unit={unit} />}
        <ActionsLine>
          <Details serial={unit.serial} orderId={order.id} />
          <UnitEstimate {...{ order, unit, isBest, isManual }} />
          <ReserveUnit order={order} unit={unit} />
        </ActionsLine>
      </HeadCell>
      <UnitFacts order={order} unit={unit} remark={props.remark} />
    </HeadRows>
  );
}

function TitleLine({ unit, titleId, isBest, isManual, isPinned, isFull, onPin, onRemove }: UnitHeadProps) {
  // Once opened, the dialog stays mounted.
  const [isReasonOpen, setReasonOpen] = useState<boolean | null>(null);
  return (
    <>
      <Line>
        <Serial id={titleId}>
          <SerialLink serial={unit.serial} />
        </Serial>
        {isBest && <BestBadge unit={unit} />}
        {isManual && <Badge>IC#</Badge>}
        <End>
          {isManual && (
            <Remove size="small" label={`Remove unit ${unit.serial}`} icon={<X size={16} />} onClick={onRemove} />
          )}
          <EditButton isIcon file="units" recordKey={String(unit.serial)} number={String(unit.serial)} />
          <PinButton {...{ unit, isPinned, isFull, onPin }} />
          <Tooltip label="Show reason">
            <IconButton
              size="small"
              label="Show reason"
              icon={<Info size={16} />}
              onPointerEnter={ReasonDialog.tryPreload}
              onFocus={ReasonDialog.tryPreload}
              onClick={() => setReasonOpen(true)}
            />
          </Tooltip>
        </End>
      </Line>
      {isReasonOpen !== null && <ReasonDialog unit={unit} isOpen={isReasonOpen} onClose={() => setReasonOpen(false)} />}
    </>
  );
}
