import { Link } from 'react-router-dom';
import { styled, css } from 'styled-components';
import { color, fontSize } from '../../ui/theme';

const words = css`
  dominant-baseline: central;
  font-size: ${fontSize.small};
  font-variant-numeric: tabular-nums;
`;

export const Drawing = styled.svg`
  overflow: visible;
  @media print {
    max-width: 100%;
    height: auto;
  }
`;

export const EndWords = styled.text`
  ${words}
  fill: ${color('textSoft')};
`;

export const Pill = styled.rect`
  fill: ${color('surface')};
`;

export const PillWords = styled.text`
  ${words}
  fill: ${color('text')};
  text-anchor: middle;
`;

export const BarLink = styled(Link)`
  [data-bar] {
    stroke: ${color('surface')};
    stroke-width: 1px;
  }
  &:hover [data-bar] {
    stroke: ${color('text')};
    stroke-width: 1.5px;
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible [data-bar] {
    stroke: ${color('focus')};
    stroke-width: 3px;
    paint-order: stroke;
  }
`;
