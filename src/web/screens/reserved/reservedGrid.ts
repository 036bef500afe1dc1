import styled from 'styled-components';
import { space } from '../../ui/theme';

/** As many cards beside each other as have room. */
export const ReservedGrid = styled.ul`
  display: grid;
  & > li {
    min-width: 0;
  }
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 21.25rem), 1fr));
  gap: ${space(4)};
`;
