import { MapPin, TriangleAlert } from 'lucide-react';
import styled from 'styled-components';
import { isFar } from '../../../../domain/distance/distance';
import { fontSize, toneGround, toneInk } from '../../../ui/theme';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden';
import { SIDE } from '../layout/grid';
import { placeText } from '../unit/placeText';

const Cell = styled.p<{ $far: boolean }>`
  display: flex;
  align-items: center;
  gap: 0.375rem;
  min-height: 2rem;
  padding: 0.375rem ${SIDE};
  background: ${({ $far }) => toneGround($far ? 'bad' : 'near')};
  color: ${({ $far }) => toneInk($far ? 'bad' : 'near')};
  font-size: ${fontSize.label};
  & > svg {
    flex: none;
  }
`;

/** The unit's location and its distance: red beyond 400 miles from the reference site, else blue. */
export function LocationCell({ location }: { location: string | null }) {
  const far = isFar(location);
  const Icon = far ? TriangleAlert : MapPin;
  return (
    <Cell $far={far} data-far={far}>
      <Icon size={14} aria-hidden="true" />
      <span>
        <VisuallyHidden>Unit location: </VisuallyHidden>
        {placeText(location)}
        {far && <VisuallyHidden> from Phoenix, far away</VisuallyHidden>}
      </span>
    </Cell>
  );
}
