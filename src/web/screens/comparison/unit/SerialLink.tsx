import { ExternalLink } from 'lucide-react';
import styled from 'styled-components';
import type { Unit } from '../../../../contract/unit/unit';
import { color } from '../../../ui/theme';

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

/** The unit's number, leading to its page in the inventory system. */
export function SerialLink({ serial, link }: { serial: Unit['serial']; link: string }) {
  return (
    <Link href={link} target="_blank" rel="noopener noreferrer">
      {serial}
      <ExternalLink size={13} role="img" aria-label="(opens in a new tab)" />
    </Link>
  );
}
