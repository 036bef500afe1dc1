import { styled } from 'styled-components';
import { color, radius, screens } from '../../ui/theme';

/** A button of the header with an icon only. */
export const HeaderButton = styled.button<{ $forKeyboards?: boolean }>`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: 1.875rem;
  height: 1.875rem;
  padding: 0;
  border: 0;
  border-radius: ${radius.control};
  background: none;
  color: ${color('frameTextDim')};
  &:hover {
    background: ${color('frameRaised')};
    color: ${color('frameText')};
  }
  ${screens.phone} {
    ${({ $forKeyboards }) => $forKeyboards && 'display: none;'}
  }
`;
