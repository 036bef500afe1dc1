const LOGO = `<svg width="28" height="28" viewBox="0 0 24 24" fill="none" stroke-width="1.6" aria-hidden="true">
<rect class="frame" x="3" y="3" width="18" height="18" rx="2"/><path class="winding" d="M8 7v10M12 7v10M16 7v10"/></svg>`;

/** The parts of a page; each is HTML already. */
export interface HtmlPage {
  readonly title: string;
  /** Content of the style element, and its nonce where the policy asks for one. */
  readonly style: string;
  readonly nonce?: string;
  /** More elements of the head. */
  readonly head?: string;
  /** Content of the main element. */
  readonly body: string;
}

/** A whole page under the app's bar. */
export const htmlPage = ({ title, style, nonce, head = '', body }: HtmlPage): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} - SpecAI</title>
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
