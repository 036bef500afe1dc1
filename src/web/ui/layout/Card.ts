import { styled } from 'styled-components';
import { color, hairline, radius } from '../theme';

/** A surface with a hairline border. Its content sets the padding. */
export const Card = styled.section`
  min-width: 0;
  border: ${hairline};
  border-radius: ${radius.card};
  background: ${color('surface')};
`;
