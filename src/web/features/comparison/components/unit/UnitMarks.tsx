import { CircleDollarSign, ExternalLink, Pin } from 'lucide-react';
import { Link, type LinkProps } from 'react-router-dom';
import { css, styled } from 'styled-components';
import type { Requirement } from '../../../../../contract/orders/order';
import type { Unit } from '../../../../../contract/units/unit';
import { fitClassOf, isCovering } from '../../../../../domain/fit/fitClass';
import { MAX_PINNED } from '../../../../../domain/limits';
import { FITS_AS_IT_STANDS, gapsOf } from '../../../../../domain/specs/gaps';
import { unitPath } from '../../../../lib/paths';
import { ContentionMark, ContentionWarning } from '../../../matching/components/ContentionMark';
import { absoluteAddress } from '../../../files/components/pictures';
import { useListedContention, useContentionNow } from '../../../matching/api/contention';
import { useServices } from '../../../../store/services';
import { IconButton } from '../../../../ui/button/Button';
import { Dim } from '../../../../ui/elements';
import { Badge } from '../../../../ui/mark/Badge';
import { StatusIcon } from '../../../../ui/mark/StatusIcon';
import { color, fontSize, toneInk } from '../../../../ui/theme';
import { Tooltip } from '../../../../ui/Tooltip';

const link = css`
  color: ${color('link')};
  text-decoration: none;
  &:hover {
    text-decoration: underline;
  }
`;

const PlainLink = styled(Link)`
  ${link}
`;

interface UnitLinkProps extends Omit<LinkProps, 'to'> {
  serial: Unit['serial'];
  orderId: string;
}

export const UnitLink = ({ serial, orderId, ...rest }: UnitLinkProps) => (
  <PlainLink to={unitPath(serial, orderId)} {...rest} />
);

export const DetailsLink = (props: UnitLinkProps) => (
  <UnitLink
    {...props}
    aria-label={`Unit Details of ${props.serial}`}
    aria-keyshortcuts="Enter"
    data-shortcut="Details of the unit in focus"
  >
    Unit Details
  </UnitLink>
);

const SerialAnchor = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 0.3125rem;
  ${link}
`;

export function SerialLink({ serial }: { serial: Unit['serial'] }) {
  const href = inventoryLink(useServices().config.inventorySystemUrl, serial);
  if (href === null) return serial;
  return (
    <SerialAnchor href={href} target="_blank" rel="noopener noreferrer">
      {serial}
      <ExternalLink size={13} role="img" aria-label="(opens in a new tab)" />
    </SerialAnchor>
  );
}

/** Spec section 2; null if no inventory system is configured. */
export function inventoryLink(inventorySystemUrl: string, serial: Unit['serial']): string | null {
  const base = absoluteAddress(inventorySystemUrl);
  if (base === null) return null;
  const url = new URL(base);
  url.search = new URLSearchParams({ ICNum: String(serial), ProductLine: '1SUB' }).toString();
  return url.href;
}

interface PinButtonProps {
  unit: Unit;
  isPinned: boolean;
  isFull: boolean;
  onPin: (unit: Unit) => void;
}

const Toggle = styled(IconButton)`
  &[aria-pressed='true'] {
    background: ${color('selected')};
    color: ${color('selectedText')};
  }
  &[aria-disabled] {
    opacity: 0.45;
    cursor: default;
  }
`;

export function PinButton({ unit, isPinned, isFull, onPin }: PinButtonProps) {
  const cannot = isFull && !isPinned;
  return (
    <Tooltip label={cannot ? `${MAX_PINNED} units are pinned. Unpin one first.` : 'Keep side by side'}>
      <Toggle
        size="small"
        aria-keyshortcuts="P"
        data-shortcut="Pin the unit in focus"
        label={`Pin unit ${unit.serial}`}
        aria-pressed={isPinned}
        aria-disabled={cannot || undefined}
        icon={<Pin size={15} />}
        onClick={() => !cannot && onPin(unit)}
      />
    </Tooltip>
  );
}

export const DIFFERS = 'Differs between the pinned units';

/** Spec section 2. Green unless the unit is known not to fill the order. */
export function BestBadge({ unit }: { unit: Unit }) {
  const fitClass = fitClassOf(unit);
  const isGreen = fitClass === null || isCovering(fitClass);
  return (
    <Badge tone={isGreen ? 'ok' : 'neutral'} strong={isGreen}>
      Best
    </Badge>
  );
}

const IconLine = styled.p`
  display: flex;
  align-items: flex-start;
  gap: 0.375rem;
  overflow-wrap: anywhere;
`;

const EarnsMoreLine = styled(IconLine)`
  font-size: ${fontSize.label};
  font-weight: 400;
  color: ${toneInk('near')};
  white-space: normal;
  & > svg {
    flex: none;
    width: 1rem;
    height: 1.125rem;
  }
`;

export const EarnsMore = ({ remark }: { remark: string | null }) =>
  remark !== null && (
    <EarnsMoreLine>
      <CircleDollarSign aria-hidden="true" />
      <span>{remark}</span>
    </EarnsMoreLine>
  );

export function WorstGap({ requirement, unit }: { requirement: Partial<Requirement>; unit: Unit }) {
  const [worst, ...others] = gapsOf(requirement, unit);
  const state = worst ? (worst.status ?? 'warning') : 'check';
  return (
    <IconLine data-gap={state}>
      <StatusIcon state={state} label="Worst gap: " aria-hidden={state === 'check' || undefined} />
      <span title={worst?.text}>
        {worst?.text ?? FITS_AS_IT_STANDS}
        {others.length > 0 && <Dim> · {others.length} more</Dim>}
      </span>
    </IconLine>
  );
}

export function UnitContention({ serial }: Pick<Unit, 'serial'>) {
  const { contention, isJudging } = useListedContention(String(serial));
  return contention && <ContentionMark contention={contention} isJudging={isJudging} isOther />;
}

export function UnitContentionWarning({ serial }: Pick<Unit, 'serial'>) {
  const { order, ...before } = useListedContention(String(serial));
  return <ContentionWarning {...useContentionNow(String(serial), order, before)} />;
}
