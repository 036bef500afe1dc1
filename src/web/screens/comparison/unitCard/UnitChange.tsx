import { styled } from 'styled-components';
import type { ReservationChange } from '../../../../contract/changes';
import { unitChangeText } from '../../../../domain/changes/changes';
import { color, fontSize, hairline, radius, space } from '../../../ui/theme';

/** Around the photo, which has room for it: nothing moves. */
export const ChangePlace = styled.div`
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

/** What others changed of a unit on its card, which shows it as it was. */
export const UnitChange = ({ reservation }: { reservation: ReservationChange | null }) => (
  <Line>{unitChangeText(reservation)}</Line>
);
