import { pageStyle } from '../../html/pageStyle';

/** Style of the local sign-in pages. */
export const interactionStyle = `${pageStyle}
main { width: min(22.5rem, calc(100vw - 2rem)); margin: min(14vh, 7.5rem) auto 2rem; }
form { display: grid; gap: 0.25rem; padding: 1.25rem; background: var(--surface); border: 1px solid var(--line); border-radius: 6px; }
label { color: var(--textDim); font-size: 0.78125rem; }
input { font: inherit; color: inherit; width: 100%; margin-bottom: 0.75rem; padding: 0.5625rem 0.625rem;
  background: var(--surface); border: 1px solid var(--controlLine); border-radius: 6px; }
button { font: inherit; padding: 0.625rem; color: var(--text); background: none; border: 1px solid var(--lineStrong); border-radius: 6px; cursor: pointer; }
button.primary { margin-bottom: 0.25rem; color: var(--accentText); background: var(--accent); border-color: var(--accent); }
[role=alert] { margin: 0 0 1rem; padding: 0.625rem 0.75rem; color: var(--bad); background: var(--badSoft); border-radius: 6px; }
section { margin-top: 1.25rem; padding-top: 1rem; border-top: 1px solid var(--line); color: var(--textDim); font-size: 0.8125rem; }
ul { margin: 0 0 0.5rem; padding: 0; list-style: none; display: grid; gap: 0.25rem; }
li { display: flex; justify-content: space-between; gap: 0.75rem; flex-wrap: wrap; }
section p { margin: 0; } code { color: var(--text); font-size: 0.78125rem; } a { color: inherit; }
`;
