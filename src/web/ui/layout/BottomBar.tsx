import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { aboveStrip, measuredBar } from './foot';
import { color, fontSize, hairline, space, hideInPrint, flexRow } from '../theme';

const Room = styled.div`
  height: var(--bar, 0px);
  ${hideInPrint}
`;

const Bar = styled.aside`
  position: fixed;
  inset: auto 0 ${aboveStrip};
  z-index: 30;
  ${flexRow(`${space(1)} ${space(3)}`)}
  flex-wrap: wrap;
  padding: ${space(1)} ${space(4)};
  border-top: ${hairline};
  background: ${color('surfaceSunken')};
  color: ${color('textSoft')};
  font-size: ${fontSize.label};
  line-height: 1.125rem;
  ${hideInPrint}
`;

export const BottomBar = (props: { as?: 'p'; 'aria-label'?: string; children: ReactNode }) => (
  <>
    <Room />
    <Bar ref={measuredBar} {...props} />
  </>
);
