import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { aboveStrip, heightInto } from './foot';
import { color, fontSize, hairline, space } from '../theme';

/** Reserves space at the end of the page. */
const Room = styled.div`
  height: var(--bar, 0px);
  @media print {
    display: none;
  }
`;

const Bar = styled.aside`
  position: fixed;
  inset: auto 0 ${aboveStrip};
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

export const BottomBar = (props: { as?: 'p'; 'aria-label'?: string; children: ReactNode }) => (
  <>
    <Room />
    <Bar ref={measured} {...props} />
  </>
);
