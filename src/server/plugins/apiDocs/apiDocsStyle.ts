import { pageStyle } from '../../html';

/** Style of the API's documentation. */
export const apiDocsStyle = `${pageStyle}
main { max-width: 60rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; overflow-wrap: anywhere; }
h2 { font-size: 1rem; } h3 { margin: 0 0 0.5rem; font-size: 0.9375rem; font-weight: 600; }
h4 { margin: 0.75rem 0 0.25rem; font-size: 0.8125rem; font-weight: 600; color: var(--textDim); }
p { margin: 0.25rem 0; } a { color: var(--link); }
nav { display: grid; grid-template-columns: repeat(auto-fit, minmax(16rem, 1fr)); gap: 1rem; margin: 1.5rem 0 2rem; }
nav ul { margin: 0; padding: 0; list-style: none; } nav li { padding: 0.25rem 0; }
main > section { margin-top: 2rem; }
.card { margin-top: 0.75rem; padding: 1rem; background: var(--surface); border: 1px solid var(--line); border-radius: 8px; }
.card ul { margin: 0.25rem 0; padding-left: 1rem; border-left: 2px solid var(--line); list-style: none; }
.card li { padding: 0.1875rem 0; }
.dim { color: var(--textDim); } .name { font-weight: 600; } .method { color: var(--accent); }
@media (prefers-color-scheme: dark) { .method { color: var(--mark); } }
code { font: 0.8125rem/1.25rem ui-monospace, "DejaVu Sans Mono", Menlo, Consolas, monospace; }
`;
