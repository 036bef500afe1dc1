import { createGlobalStyle } from 'styled-components';
import { color, dark, fontSize, light, radius } from './theme';

const variables = (colors: Readonly<Record<string, string>>) =>
  Object.entries(colors)
    .map(([name, value]) => `--${name}: ${value};`)
    .join('\n');

const LATIN =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD';
const LATIN_EXTENDED =
  'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF';

const DIGITS = 'U+0030-0039';

const face = (file: string, range: string, features = 'normal') => `
  @font-face {
    font-family: 'Inter';
    font-weight: 100 900;
    font-display: fallback;
    font-feature-settings: ${features};
    src: url('/fonts/${file}.woff2') format('woff2');
    unicode-range: ${range};
  }`;

export const lessMotion = `
  *, *::before, *::after {
    animation-duration: 0.01ms !important;
    animation-iteration-count: 1 !important;
    transition-duration: 0.01ms !important;
    scroll-behavior: auto !important;
  }`;

/** Drawings are white and would glare. */
const darkScheme = `color-scheme: dark; --picture: brightness(0.85); ${variables(dark)}`;

const moreContrast = [
  ...['textSoft', 'textDim', 'controlLine'].map((name) => `--${name}: ${color('text')} !important;`),
  ...['line', 'lineSoft', 'lineStrong'].map((name) => `--${name}: ${light.controlLine} !important;`),
  ...['frameTextDim', 'frameLine'].map((name) => `--${name}: ${color('frameText')} !important;`),
].join('\n');

export const GlobalStyle = createGlobalStyle`
  ${face('inter-latin', LATIN)}
  ${face('inter-latin-ext', LATIN_EXTENDED)}
  ${face('inter-latin', DIGITS, "'tnum'")}
  :root {
    color-scheme: light;
    --font: 'Inter', 'Segoe UI', system-ui, -apple-system, 'DejaVu Sans', sans-serif;
    ${variables(light)}
  }
  @media (prefers-color-scheme: dark) {
    :root:not([data-theme='light']) { ${darkScheme} }
  }
  :root[data-theme='dark'] { ${darkScheme} }

  *, *::before, *::after { box-sizing: border-box; }
  html { -webkit-text-size-adjust: 100%; }
  body {
    margin: 0;
    background: ${color('canvas')};
    color: ${color('text')};
    font: ${fontSize.body}/1.25rem var(--font);
    -webkit-font-smoothing: antialiased;
  }
  h1, h2, h3, p, dl, dd, ul, ol, figure, fieldset { margin: 0; padding: 0; }
  ul, ol { list-style: none; }
  fieldset { border: 0; min-width: 0; }
  h1 { font-size: ${fontSize.heading}; line-height: 1.75rem; font-weight: 600; letter-spacing: -0.01em; }
  h2 { font-size: ${fontSize.body}; line-height: 1.25rem; font-weight: 600; }
  h3 { font-size: ${fontSize.label}; line-height: 1.125rem; font-weight: 600; }
  /* Text from data may be one endless word. */
  h1, h2, h3, p, dd, li { overflow-wrap: anywhere; }
  a { color: ${color('link')}; }
  img, svg { display: block; }
  img { filter: var(--picture, none); }
  button, input, select, textarea { font: inherit; color: inherit; letter-spacing: inherit; }
  button:not(:disabled), select:not(:disabled), summary { cursor: pointer; }
  :focus-visible { outline: 2px solid ${color('focus')}; outline-offset: 2px; border-radius: ${radius.control}; }
  ::selection { background: ${color('nearSoft')}; color: ${color('text')}; }
  [hidden] { display: none !important; }
  body.modal-open { overflow: hidden; }

  /* Safari on iOS zooms into smaller fields; a fingertip needs 44 px. */
  @media (pointer: coarse) {
    input, select, textarea { font-size: max(1rem, 16px) !important; }
    button, select, summary, input:not([type=checkbox], [type=radio]), nav a, a[data-variant], [role^=menu], label:has(> input) {
      min-width: 44px !important;
      min-height: 44px !important;
    }
    label:has(> input:only-child) { display: inline-grid; place-items: center; }
  }

  /* These colors stay where the system replaces all others. */
  @media (forced-colors: active) {
    [aria-current]:not([aria-current='false']), [aria-pressed='true'], [aria-selected='true'],
    label:has(> input[type='radio']:checked) {
      border-color: Highlight !important;
      background: Highlight !important;
      color: HighlightText !important;
    }
  }

  /* In sunlight, too. */
  @media (prefers-contrast: more) {
    :root { ${moreContrast} }
  }

  @media (prefers-reduced-motion: reduce) { ${lessMotion} }
`;
