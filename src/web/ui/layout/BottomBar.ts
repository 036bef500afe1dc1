import { styled } from 'styled-components';
import { aboveNotices } from './foot';
import { color, fontSize, hairline, space } from '../theme';

/** Comes after the page and sticks to the window's edge: scrolled to its end, the page is not covered. */
export const BottomBar = styled.aside`
  position: sticky;
  bottom: ${aboveNotices};
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
