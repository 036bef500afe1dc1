import styled from 'styled-components';
import { space } from '../../ui/theme';

/** Where the list's actions stand, or will stand once they are loaded: the same room either way. */
export const ListActionsPlace = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: ${space(1)};
  min-width: 210px;
  min-height: 28px;
  margin-left: auto;
`;
