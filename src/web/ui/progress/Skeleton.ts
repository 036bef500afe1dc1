import { styled, keyframes } from 'styled-components';
import { color, radius } from '../theme';

const breathe = keyframes`50% { opacity: 0.45; }`;

/** A placeholder for what is loading. Hidden from screen readers: the screen announces once that it is loading. */
export const Skeleton = styled.span.attrs({ 'aria-hidden': true })<{ $width?: string; $height?: string }>`
  display: block;
  width: ${({ $width = '100%' }) => $width};
  max-width: 100%;
  height: ${({ $height = '1rem' }) => $height};
  border-radius: ${radius.mark};
  background: ${color('lineSoft')};
  animation: ${breathe} 1.4s ease-in-out infinite;
`;
