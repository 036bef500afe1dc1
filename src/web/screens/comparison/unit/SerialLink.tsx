import { ExternalLink } from 'lucide-react';
import { styled } from 'styled-components';
import type { Unit } from '../../../../contract/unit/unit';
import { useServices } from '../../../state/services';
import { color } from '../../../ui/theme';
import { inventoryLink } from './inventoryLink';

const Link = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 0.3125rem;
  color: ${color('link')};
  text-decoration: none;
  &:hover {
    text-decoration: underline;
  }
`;

/** The unit's number, leading to its page in the inventory system; plain text where none is configured. */
export function SerialLink({ serial }: { serial: Unit['serial'] }) {
  const href = inventoryLink(useServices().config.inventorySystemUrl, serial);
  if (href === null) return serial;
  return (
    <Link href={href} target="_blank" rel="noopener noreferrer">
      {serial}
      <ExternalLink size={13} role="img" aria-label="(opens in a new tab)" />
    </Link>
  );
}
