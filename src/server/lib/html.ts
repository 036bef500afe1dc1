export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** Colors as in web/ui/theme.ts. */
export const pageStyle = `
@font-face { font-family: Inter; font-weight: 100 900; font-display: fallback; src: url('/fonts/inter-latin.woff2') format('woff2'); }
:root { color-scheme: light dark; --canvas: #f4f6f8; --surface: #ffffff; --text: #0f1f2e; --textDim: #556473; --line: #dde3e8;
  --lineStrong: #c3cdd6; --controlLine: #8793a0; --frame: #0f1f2e; --mark: #d07a3c; --accent: #a4521c; --accentText: #ffffff;
  --link: #1b57b0; --ok: #166f42; --bad: #ab2317; --badSoft: #f3d8dc; --focus: #1b57b0; }
@media (prefers-color-scheme: dark) {
  :root { --canvas: #0c141c; --surface: #131e29; --text: #e6edf3; --textDim: #9dadbb; --line: #2a3b4b;
    --lineStrong: #3b4f61; --controlLine: #687c8f; --frame: #080f16; --mark: #d98a4f; --accent: #b35c22; --accentText: #ffffff;
    --link: #8ab6f8; --ok: #6fd3a0; --bad: #ff978b; --badSoft: #451b1b; --focus: #8ab6f8; }
}
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; background: var(--canvas); color: var(--text);
  font: 0.875rem/1.25rem Inter, "Segoe UI", system-ui, "DejaVu Sans", sans-serif; }
.bar { display: flex; align-items: center; gap: 0.625rem; height: 3rem; padding: 0 1.5rem; background: var(--frame); color: #ffffff; }
.bar b { font-size: 1rem; font-weight: 600; letter-spacing: .02em; }
.frame { stroke: #ffffff; } .winding { stroke: var(--mark); }
h1 { margin: 0 0 1rem; font-size: 1.25rem; line-height: 1.75rem; font-weight: 600; }
h2 { margin: 0 0 0.5rem; font-size: 0.8125rem; font-weight: 600; }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
`;

const LOGO = `<svg width="28" height="28" viewBox="0 0 24 24" fill="none" stroke-width="1.6" aria-hidden="true">
<rect class="frame" x="3" y="3" width="18" height="18" rx="2"/><path class="winding" d="M8 7v10M12 7v10M16 7v10"/></svg>`;

interface HtmlPage {
  readonly title: string;
  readonly style: string;
  readonly nonce?: string;
  readonly head?: string;
  readonly body: string;
}

export const htmlPage = ({ title, style, nonce, head = '', body }: HtmlPage): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} - SpecAI</title>
<link rel="icon" href="/favicon.svg">
${head}<style${nonce === undefined ? '' : ` nonce="${nonce}"`}>${style}</style>
</head>
<body>
<header class="bar">${LOGO}<b>SpecAI</b></header>
<main>
<h1>${title}</h1>
${body}
</main>
</body>
</html>`;
