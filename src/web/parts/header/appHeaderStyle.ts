import { styled } from 'styled-components';
import { color, fontSize, radius, screens, space } from '../../ui/theme';

/** Where four places, the tools, and words beside their icons have no room in one row. */
const narrow = '@media (max-width: 52em)';

export const Bar = styled.header`
  display: flex;
  align-items: center;
  gap: ${space(6)};
  height: 3rem;
  padding: 0 ${space(6)};
  background: ${color('frame')};
  color: ${color('frameText')};
  :focus-visible {
    outline-color: ${color('frameText')};
    outline-offset: -2px;
  }
  ${screens.phone} {
    flex-wrap: wrap;
    gap: 0 ${space(3)};
    height: auto;
    min-height: 3rem;
    padding: 0 ${space(3)};
  }
`;

export const Brand = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 0.625rem;
  min-height: 2rem;
  color: inherit;
  font-size: ${fontSize.name};
  font-weight: 600;
  letter-spacing: 0.01em;
  text-decoration: none;
  @media (max-width: 22em) {
    span {
      display: none;
    }
  }
`;

export const Places = styled.nav`
  display: flex;
  gap: ${space(5)};
  height: 100%;
  a {
    display: inline-flex;
    align-items: center;
    color: ${color('frameTextDim')};
    text-decoration: none;
    white-space: nowrap;
    border-bottom: 2px solid transparent;
    border-top: 2px solid transparent;
  }
  a:hover {
    color: ${color('frameText')};
  }
  a[aria-current] {
    color: ${color('frameText')};
    border-bottom-color: ${color('frameText')};
  }
  /* A line of its own, below brand and tools. */
  ${screens.phone} {
    order: 1;
    gap: 0 ${space(4)};
    width: 100%;
    height: auto;
    overflow-x: auto;
    a {
      height: 2.5rem;
    }
  }
`;

export const Person = styled.div`
  display: flex;
  align-items: center;
  gap: 0.625rem;
  min-width: 0;
  margin-left: auto;
  ${screens.phone} {
    height: 3rem;
    gap: ${space(2)};
  }
`;

export const Avatar = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 1.75rem;
  height: 1.75rem;
  border-radius: 50%;
  background: ${color('frameRaised')};
  font-size: ${fontSize.small};
  font-weight: 600;
`;

export const PersonName = styled.span`
  overflow: hidden;
  color: ${color('frameTextDim')};
  text-overflow: ellipsis;
  white-space: nowrap;
  ${narrow} {
    display: none;
  }
`;

export const LogoutButton = styled.button`
  display: inline-flex;
  align-items: center;
  flex: none;
  gap: 0.375rem;
  height: 1.875rem;
  padding: 0 0.625rem;
  border: 1px solid ${color('frameLine')};
  border-radius: ${radius.control};
  background: none;
  color: ${color('frameTextDim')};
  &:hover {
    border-color: ${color('frameTextDim')};
    color: ${color('frameText')};
  }
  ${narrow} {
    span {
      display: none;
    }
  }
`;
