import { styled } from 'styled-components';
import { space } from '../../ui/theme';

/** As many cards side by side as fit. */
export const ReservedGrid = styled.ul`
  display: grid;
  & > li {
    min-width: 0;
  }
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 21.25rem), 1fr));
  gap: ${space(4)};
`;
