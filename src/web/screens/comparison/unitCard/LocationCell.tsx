import { MapPin, TriangleAlert } from 'lucide-react';
import { styled } from 'styled-components';
import { isFar } from '../../../../domain/distance/distance';
import { placeText } from '../../../../domain/distance/roadDistance';
import { useRates } from '../../../state/hooks';
import { fontSize, toneGround, toneInk } from '../../../ui/theme';
import { VisuallyHidden } from '../../../ui/elements';
import { SIDE } from '../layout/grid';

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

interface LocationCellProps {
  location: string | null;
  delivery: string;
}

/** The unit's location and how far its delivery is: red where it is far from the reference site, else blue (spec section 2). */
export function LocationCell({ location, delivery }: LocationCellProps) {
  const rates = useRates();
  const far = isFar(location, rates);
  const Icon = far ? TriangleAlert : MapPin;
  return (
    <Cell $far={far} data-far={far}>
      <Icon size={14} aria-hidden="true" />
      <span>
        <VisuallyHidden>Unit location: </VisuallyHidden>
        {placeText(location, delivery)}
        {far && ` · more than ${rates.farMiles} mi from ${rates.referenceSite}`}
      </span>
    </Cell>
  );
}
