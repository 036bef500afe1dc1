import styled, { keyframes } from 'styled-components';
import { color, hairline, screens, space } from './theme';

const appear = keyframes`from { opacity: 0; }`;
const rise = keyframes`from { opacity: 0; transform: translateY(8px); }`;

export const Overlay = styled.div`
  position: fixed;
  inset: 0;
  z-index: 40;
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  place-items: center;
  padding: ${space(4)};
  background: ${color('overlay')};
  animation: ${appear} 150ms ease-out;
  ${screens.phone} {
    padding: ${space(2)};
  }
`;

export const Panel = styled.div`
  display: flex;
  flex-direction: column;
  width: min(100%, 640px);
  max-height: 100%;
  border: ${hairline};
  border-radius: 8px;
  background: ${color('surface')};
  box-shadow: 0 16px 48px ${color('shadow')};
  animation: ${rise} 200ms ease-out;
  &:focus {
    outline: none;
  }
  &[data-size='small'] {
    width: min(100%, 440px);
  }
  &[data-size='large'] {
    width: min(100%, 880px);
  }
  &[data-size='gallery'] {
    width: min(100%, 1180px);
    height: 85vh;
  }
`;

export const Header = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
  min-height: 52px;
  padding: ${space(2)} ${space(3)} ${space(2)} ${space(5)};
  border-bottom: ${hairline};
  h2 {
    font-size: 16px;
    line-height: 24px;
  }
`;

export const Body = styled.div`
  flex: 1;
  min-height: 0;
  overflow-y: auto;
  padding: ${space(5)};
  [data-size='gallery'] > & {
    display: flex;
    overflow: hidden;
    padding: 0;
  }
`;

export const Footer = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space(2)};
  padding: ${space(3)} ${space(5)};
  border-top: ${hairline};
`;
