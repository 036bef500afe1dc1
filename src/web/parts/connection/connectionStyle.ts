import { styled, createGlobalStyle, css, keyframes } from 'styled-components';
import { OFFLINE_ID } from '../../ui/needsNetwork';
import { color, hairline, screens, space } from '../../ui/theme';

/** A circle with a line across it, in the color of the text. */
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

/** Decorative: the text beside it says what it means. */
export const Mark = styled.span`
  ${mark}
  margin-right: 2px;
  vertical-align: -1.5px;
`;

/** The height of the strip by its lines of text, px. */
const HEIGHT = { oneLine: 29, twoLines: 49 };

/** Controls that need the network show the mark instead of their icon; toasts, what lies over the page and its end stay clear of the strip. */
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
  :root {
    --strip: ${HEIGHT.oneLine}px;
    ${screens.phone} {
      --strip: ${HEIGHT.twoLines}px;
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

/** Disappears after a while: nothing depends on what it says. */
export const VanishingStrip = styled(Strip)`
  background: ${color('okSoft')};
  pointer-events: none;
  animation: ${vanish} 0s 8s forwards;
`;
