import { ExternalLink } from 'lucide-react';
import { Link, type LinkProps } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Unit } from '../../../../contract/unit/unit';
import { unitPath } from '../../../parts/page/paths';
import { absoluteAddress } from '../../../parts/unit/pictures';
import { useServices } from '../../../state/services';
import { color } from '../../../ui/theme';

const Root = styled(Link)`
  color: ${color('link')};
  text-decoration: none;
  &:hover {
    text-decoration: underline;
  }
`;

interface UnitLinkProps extends Omit<LinkProps, 'to'> {
  serial: string | number;
  orderId: string;
}

export const UnitLink = ({ serial, orderId, ...rest }: UnitLinkProps) => (
  <Root to={unitPath(serial, orderId)} {...rest} />
);

export const DetailsLink = ({ serial, ...rest }: { serial: Unit['serial']; orderId: string; className?: string }) => (
  <UnitLink
    serial={serial}
    {...rest}
    aria-label={`Unit Details of ${serial}`}
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
  color: ${color('link')};
  text-decoration: none;
  &:hover {
    text-decoration: underline;
  }
`;

/** Plain text if no inventory system is configured. */
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
export function inventoryLink(inventorySystemUrl: string, serial: string | number): string | null {
  const base = absoluteAddress(inventorySystemUrl);
  if (base === null) return null;
  const url = new URL(base);
  url.search = new URLSearchParams({ ICNum: String(serial), ProductLine: '1SUB' }).toString();
  return url.href;
}
