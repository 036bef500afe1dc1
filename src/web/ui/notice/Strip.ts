import { styled, createGlobalStyle } from 'styled-components';
import { color, hairline, screens, space } from '../theme';

/** Pixels. */
const HEIGHT = { oneLine: 29, twoLines: 49 };

/** Toasts and fixed bars stay above the strip. */
export const StripRoom = createGlobalStyle`
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
