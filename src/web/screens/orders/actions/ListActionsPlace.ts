import styled from 'styled-components';
import { space } from '../../../ui/theme';

/** Where the list's actions stand, or will stand once they are loaded: the same room either way. */
export const ListActionsPlace = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space(1)};
  min-width: min(100%, 20rem);
  min-height: 1.75rem;
  margin-left: auto;
`;
