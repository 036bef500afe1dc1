import { Suspense, useState } from 'react';
import { Info, X } from 'lucide-react';
import { styled } from 'styled-components';
import type { Unit } from '../../../../contract/unit/unit';
import type { DisplayOrder } from '../../../../domain/order/displayOrder';
import { preloadable } from '../../../loading/preloadable';
import { useMay } from '../../../state/hooks';
import { IconButton } from '../../../ui/button/Button';
import { Badge } from '../../../ui/mark/Badge';
import { fontSize } from '../../../ui/theme';
import { Tooltip } from '../../../ui/Tooltip';
import { UnitEstimate } from '../estimateSheet/PrintEstimate';
import { HeadCell, HeadRows } from '../layout/grid';
import { PinButton, type Pinning } from '../unit/PinButton';
import { ReserveUnit } from '../unit/ReserveUnit';
import { DetailsLink, SerialLink } from '../unit/UnitLinks';
import { BestBadge } from '../unit/UnitMarks';
import { MatchBar, UnitFacts, UnitFigures } from './UnitFigures';
import { Row } from '../../../ui/elements';
import type { UnitOfOrder } from '../unit/useCosts';

const ReasonDialog = preloadable(() =>
  import(/* webpackChunkName: "reason-dialog" */ './ReasonDialog').then((m) => m.ReasonDialog),
);
/** Retried when the dialog opens. */
const preloadReason = () => void ReasonDialog.preload().catch(() => undefined);

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: 0.5rem;
  min-height: 1.5rem;
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
`;

/** Appears on hover and focus; always visible if nothing can hover. */
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

interface UnitHeadProps extends UnitOfOrder {
  titleId: string;
  isBest: boolean;
  remark: string | null;
  pinning: Pinning;
  onRemove?: () => void;
}

export function UnitHead(props: UnitHeadProps) {
  const { order, unit } = props;
  const seesCost = useMay('seeCost');
  return (
    <HeadRows>
      <HeadCell as="div">
        <TitleLine {...props} />
        <MatchBar unit={unit} />
        {seesCost && <UnitFigures order={order} unit={unit} />}
        <UnitActions order={order} unit={unit} isBest={props.isBest} isManual={props.onRemove !== undefined} />
      </HeadCell>
      <UnitFacts order={order} unit={unit} remark={props.remark} />
    </HeadRows>
  );
}

function TitleLine({ unit, titleId, isBest, pinning, onRemove }: UnitHeadProps) {
  // Once opened, the dialog stays mounted.
  const [isReasonOpen, setReasonOpen] = useState<boolean | null>(null);
  return (
    <>
      <Line>
        <Serial id={titleId}>
          <SerialLink serial={unit.serial} />
        </Serial>
        {isBest && <BestBadge unit={unit} />}
        {onRemove && <Badge>IC#</Badge>}
        <End>
          {onRemove && (
            <Remove size="small" label={`Remove unit ${unit.serial}`} icon={<X size={16} />} onClick={onRemove} />
          )}
          <PinButton unit={unit} {...pinning} />
          <Tooltip label="Show reason">
            <IconButton
              size="small"
              label="Show reason"
              icon={<Info size={16} />}
              onPointerEnter={preloadReason}
              onFocus={preloadReason}
              onClick={() => setReasonOpen(true)}
            />
          </Tooltip>
        </End>
      </Line>
      {isReasonOpen !== null && (
        <Suspense fallback={null}>
          <ReasonDialog unit={unit} isOpen={isReasonOpen} onClose={() => setReasonOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

const ActionsLine = styled(Row)`
  gap: 0.25rem 0.5rem;
  min-height: 1.75rem;
  margin-top: 0.375rem;
`;

const Details = styled(DetailsLink)`
  margin-right: auto;
  font-size: ${fontSize.label};
`;

const UnitActions = (props: { order: DisplayOrder; unit: Unit; isBest: boolean; isManual: boolean }) => (
  <ActionsLine>
    <Details serial={props.unit.serial} orderId={props.order.id} />
    <UnitEstimate {...props} />
    <ReserveUnit order={props.order} unit={props.unit} />
  </ActionsLine>
);
