import { styled } from 'styled-components';
import { color, fontSize, radius, screens, space } from '../../ui/theme';

/** In the header: the word, and the keys that do the same. */
export const SearchButton = styled.button`
  display: inline-flex;
  align-items: center;
  flex: none;
  gap: ${space(2)};
  height: 1.875rem;
  padding: 0 0.5rem 0 0.625rem;
  border: 1px solid ${color('frameLine')};
  border-radius: ${radius.control};
  background: none;
  color: ${color('frameTextDim')};
  &:hover {
    border-color: ${color('frameTextDim')};
    color: ${color('frameText')};
  }
  kbd {
    font: inherit;
    font-size: ${fontSize.small};
  }
  ${screens.tablet} {
    padding: 0 0.4375rem;
    span,
    kbd {
      display: none;
    }
  }
`;
