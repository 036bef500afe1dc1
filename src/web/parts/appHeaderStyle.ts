import styled from 'styled-components';
import { color, radius, screens, space } from '../ui/theme';

export const Bar = styled.header`
  display: flex;
  align-items: center;
  gap: ${space(6)};
  height: 48px;
  padding: 0 ${space(6)};
  background: ${color('frame')};
  color: ${color('frameText')};
  :focus-visible {
    outline-color: ${color('frameText')};
    outline-offset: -2px;
  }
  ${screens.phone} {
    gap: ${space(3)};
    padding: 0 ${space(3)};
  }
`;

export const Brand = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  min-height: 32px;
  color: inherit;
  font-size: 15px;
  font-weight: 600;
  letter-spacing: 0.01em;
  text-decoration: none;
  @media (max-width: 400px) {
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
  ${screens.phone} {
    gap: ${space(3)};
  }
`;

export const Person = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  min-width: 0;
  margin-left: auto;
`;

export const Avatar = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 28px;
  height: 28px;
  border-radius: 50%;
  background: ${color('frameRaised')};
  font-size: 12px;
  font-weight: 600;
`;

export const PersonName = styled.span`
  overflow: hidden;
  color: ${color('frameTextDim')};
  text-overflow: ellipsis;
  white-space: nowrap;
  ${screens.phone} {
    display: none;
  }
`;

export const LogoutButton = styled.button`
  display: inline-flex;
  align-items: center;
  flex: none;
  gap: 6px;
  height: 30px;
  padding: 0 10px;
  border: 1px solid ${color('frameLine')};
  border-radius: ${radius};
  background: none;
  color: ${color('frameTextDim')};
  &:hover {
    border-color: ${color('frameTextDim')};
    color: ${color('frameText')};
  }
  ${screens.phone} {
    span {
      display: none;
    }
  }
`;
