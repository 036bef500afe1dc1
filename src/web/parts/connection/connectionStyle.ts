import styled, { createGlobalStyle, css, keyframes } from 'styled-components';
import { OFFLINE_ID } from '../../ui/needsNetwork';
import { TOAST_REGION } from '../../ui/toast/showToast';
import { color, hairline, screens, space } from '../../ui/theme';

/** A circle with a line across it, in the colour of the text beside it. */
const mark = css`
  flex: none;
  display: inline-block;
  box-sizing: border-box;
  width: 0.75rem;
  height: 0.75rem;
  border: 1.5px solid currentColor;
  border-radius: 50%;
  background: linear-gradient(45deg, transparent 43%, currentColor 43% 57%, transparent 57%);
`;

/** What the mark stands for is said beside it. */
export const Mark = styled.span`
  ${mark}
  margin-right: 2px;
  vertical-align: -1.5px;
`;

/** Of the strip, by its lines of text, px. */
const HEIGHT = { oneLine: 29, twoLines: 49 };

/** Controls that need the network bear the mark in place of their picture; toasts and the page's end keep clear of the strip. */
export const MarkedControls = createGlobalStyle`
  button[aria-describedby~='${OFFLINE_ID}']:not([aria-busy]) {
    &::before {
      content: '';
      ${mark}
    }
    & > svg {
      display: none;
    }
  }
  body {
    padding-bottom: ${HEIGHT.twoLines}px;
  }
  #${TOAST_REGION} {
    bottom: ${HEIGHT.oneLine}px;
    ${screens.phone} {
      bottom: ${HEIGHT.twoLines}px;
    }
  }
`;

export const Strip = styled.p`
  position: fixed;
  inset: auto 0 0;
  z-index: 70;
  padding: ${space(1)} ${space(6)};
  border-top: ${hairline};
  background: ${color('warnSoft')};
  color: ${color('text')};
  ${screens.phone} {
    padding-inline: ${space(3)};
  }
`;

const vanish = keyframes`
  to {
    visibility: hidden;
  }
`;

/** Gone to the eye after a while: what it says is good to know, and nothing waits for it. */
export const VanishingStrip = styled(Strip)`
  background: ${color('okSoft')};
  pointer-events: none;
  animation: ${vanish} 0s 8s forwards;
`;
