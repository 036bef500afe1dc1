import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { aboveStrip, heightInto } from './foot';
import { color, fontSize, hairline, space } from '../theme';

const Bar = styled.aside`
  position: sticky;
  bottom: ${aboveStrip};
  z-index: 30;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(3)};
  padding: ${space(1)} ${space(4)};
  border-top: ${hairline};
  background: ${color('surfaceSunken')};
  color: ${color('textSoft')};
  font-size: ${fontSize.label};
  line-height: 1.125rem;
  @media print {
    display: none;
  }
`;

const measured = heightInto('--bar');

interface BottomBarProps {
  as?: 'p';
  'aria-label'?: string;
  children: ReactNode;
}

/** Comes after the page and sticks to the window's edge: scrolled to its end, the page is not covered. Notices that come stand above it. */
export const BottomBar = (props: BottomBarProps) => <Bar ref={measured} {...props} />;
