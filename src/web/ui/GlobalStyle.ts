import { createGlobalStyle } from 'styled-components';
import { color, dark, light, radius } from './theme';

const variables = (colors: Readonly<Record<string, string>>) =>
  Object.entries(colors)
    .map(([name, value]) => `--${name}: ${value};`)
    .join('\n');

/** Theme variables and the base of every page. `data-theme` on the root element overrides what the system prefers. */
export const GlobalStyle = createGlobalStyle`
  :root {
    color-scheme: light;
    --font: 'Inter', 'Segoe UI', system-ui, -apple-system, 'DejaVu Sans', sans-serif;
    ${variables(light)}
  }
  @media (prefers-color-scheme: dark) {
    :root:not([data-theme='light']) { color-scheme: dark; ${variables(dark)} }
  }
  :root[data-theme='dark'] { color-scheme: dark; ${variables(dark)} }

  *, *::before, *::after { box-sizing: border-box; }
  html { scrollbar-gutter: stable; -webkit-text-size-adjust: 100%; }
  body {
    margin: 0;
    background: ${color('canvas')};
    color: ${color('text')};
    font: 14px/20px var(--font);
    font-variant-numeric: tabular-nums;
    -webkit-font-smoothing: antialiased;
  }
  h1, h2, h3, p, dl, dd, ul, ol, figure, fieldset { margin: 0; padding: 0; }
  ul, ol { list-style: none; }
  fieldset { border: 0; min-width: 0; }
  h1 { font-size: 20px; line-height: 28px; font-weight: 600; letter-spacing: -0.01em; }
  h2 { font-size: 14px; line-height: 20px; font-weight: 600; }
  h3 { font-size: 12.5px; line-height: 18px; font-weight: 600; }
  a { color: ${color('link')}; }
  img, svg { display: block; }
  button, input, select, textarea { font: inherit; color: inherit; letter-spacing: inherit; }
  button:not(:disabled), select:not(:disabled), summary { cursor: pointer; }
  :focus-visible { outline: 2px solid ${color('focus')}; outline-offset: 2px; border-radius: ${radius}; }
  ::selection { background: ${color('nearSoft')}; color: ${color('text')}; }
  [hidden] { display: none !important; }
  body.modal-open { overflow: hidden; }

  @media (prefers-reduced-motion: reduce) {
    *, *::before, *::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      transition-duration: 0.01ms !important;
      scroll-behavior: auto !important;
    }
  }
`;
