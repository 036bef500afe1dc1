import { styled } from 'styled-components';
import { color, hairline, radius, space } from '../theme';

/** A surface with a hairline border. Its content sets the padding. */
export const Card = styled.section`
  min-width: 0;
  border: ${hairline};
  border-radius: ${radius.card};
  background: ${color('surface')};
`;

/** `$gap`: steps of 4 px between children. */
export const PaddedCard = styled(Card)<{ $gap?: number }>`
  display: grid;
  gap: ${({ $gap = 3 }) => space($gap)};
  padding: ${space(4)};
`;

export const ClippedCard = styled(Card)`
  overflow: hidden;
`;
