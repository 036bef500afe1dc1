import styled from 'styled-components';
import { color, hairline, radius } from '../theme';

/** A surface with a hairline. Padding is the business of what is in it. */
export const Card = styled.section`
  min-width: 0;
  border: ${hairline};
  border-radius: ${radius.card};
  background: ${color('surface')};
`;
