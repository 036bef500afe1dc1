import { styled, css, keyframes } from 'styled-components';
import {
  screens,
  space,
  color,
  radius,
  fontSize,
  motion,
  visuallyHidden,
  cardFrame,
  secondary,
  flexRow,
} from './theme';

interface LayoutProps {
  $gap?: number;
}

export const Row = styled.div<LayoutProps>`
  display: flex;
  align-items: center;
  gap: ${({ $gap = 3 }) => space($gap)};
  flex-wrap: wrap;
  min-width: 0;
`;

export const Stack = styled.div<LayoutProps>`
  display: grid;
  gap: ${({ $gap = 3 }) => space($gap)};
  min-width: 0;
`;

export const Spacer = styled.span`
  margin-left: auto;
`;

export const Controls = styled(Row)`
  ${screens.phone} {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr));
    width: 100%;
    & > ${Spacer} {
      grid-column: 1 / -1;
    }
    & > button {
      padding-inline: ${space(2)};
    }
    & > :has(> label) {
      flex-direction: column;
      align-items: stretch;
    }
  }
`;

export const Card = styled.section`
  min-width: 0;
  ${cardFrame}
`;

export const PaddedCard = styled(Card)<{ $gap?: number }>`
  display: grid;
  gap: ${({ $gap = 3 }) => space($gap)};
  padding: ${space(4)};
`;

export const ClippedCard = styled(Card)`
  overflow: hidden;
`;

export const collapsibleHead = css`
  ${flexRow('0.375rem')}
  width: 100%;
  min-height: 1.875rem;
  padding: 0.25rem 0.875rem 0.25rem 0.625rem;
  border: 0;
  background: ${color('surfaceSunken')};
  color: ${color('textSoft')};
  font-size: ${fontSize.label};
  line-height: 1.125rem;
  font-weight: 600;
  text-align: left;
  &:hover {
    color: ${color('text')};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  & > svg {
    flex: none;
    color: ${color('textDim')};
    transition: transform ${motion.control};
  }
  &[aria-expanded='true'] > svg {
    transform: rotate(90deg);
  }
`;

export const Dim = styled.span`
  color: ${color('textDim')};
`;

export const labelText = css`
  ${secondary}
  line-height: 1.125rem;
`;

export const Label = styled.span`
  ${labelText}
`;

export const Prose = styled.p`
  white-space: pre-wrap;
`;

export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`;

const breathe = keyframes`50% { opacity: 0.45; }`;

/** Hidden from screen readers: the screen announces the loading state. */
export const Skeleton = styled.span.attrs({ 'aria-hidden': true })<{ $width?: string; $height?: string }>`
  display: block;
  width: ${({ $width = '100%' }) => $width};
  max-width: 100%;
  height: ${({ $height = '1rem' }) => $height};
  border-radius: ${radius.mark};
  background: ${color('lineSoft')};
  animation: ${breathe} 1.4s ease-in-out infinite;
`;
