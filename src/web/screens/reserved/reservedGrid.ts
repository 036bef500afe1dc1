import styled from 'styled-components';
import { space } from '../../ui/theme';

/** As many cards beside each other as have room. */
export const ReservedGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 340px), 1fr));
  gap: ${space(4)};
`;
