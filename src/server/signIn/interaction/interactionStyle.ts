/** Style of the local sign-in pages: the app's ink, hairlines and copper, without the app. */
export const interactionStyle = `
@font-face { font-family: Inter; font-weight: 100 900; font-display: fallback; src: url('/fonts/inter-latin.woff2') format('woff2'); }
:root { color-scheme: light dark; --canvas: #f4f6f8; --surface: #fff; --ink: #0f1f2e; --dim: #5a6a79; --line: #c6ced6; --control: #8793a0;
  --copper: #a4521c; --on-copper: #fff; --bad: #ab2317; --bad-surface: #fceae8; --focus: #1b57b0; }
@media (prefers-color-scheme: dark) {
  :root { --canvas: #0b1620; --surface: #13222f; --ink: #e6ebf0; --dim: #9dacba; --line: #3b5063; --control: #687c8f;
    --copper: #d07a3c; --on-copper: #0b1620; --bad: #ffa79c; --bad-surface: #3a1713; --focus: #8ab4f8; }
}
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; background: var(--canvas); color: var(--ink);
  font: 0.875rem/1.25rem Inter, "Segoe UI", system-ui, "DejaVu Sans", sans-serif; }
header { display: flex; align-items: center; gap: 0.625rem; height: 3rem; padding: 0 1.5rem; background: #0f1f2e; color: #fff; }
header b { font-size: 1rem; font-weight: 600; letter-spacing: .02em; }
.frame { stroke: #fff; } .winding { stroke: #d07a3c; }
main { width: min(22.5rem, calc(100vw - 2rem)); margin: min(14vh, 7.5rem) auto 2rem; }
h1 { margin: 0 0 1rem; font-size: 1.25rem; line-height: 1.75rem; font-weight: 600; }
h2 { margin: 0 0 0.5rem; font-size: 0.8125rem; font-weight: 600; }
form { display: grid; gap: 0.25rem; padding: 1.25rem; background: var(--surface); border: 1px solid var(--line); border-radius: 6px; }
label { color: var(--dim); font-size: 0.78125rem; }
input { font: inherit; color: inherit; width: 100%; margin-bottom: 0.75rem; padding: 0.5625rem 0.625rem;
  background: var(--surface); border: 1px solid var(--control); border-radius: 6px; }
button { font: inherit; padding: 0.625rem; color: var(--ink); background: none; border: 1px solid var(--line); border-radius: 6px; cursor: pointer; }
button.primary { margin-bottom: 0.25rem; color: var(--on-copper); background: var(--copper); border-color: var(--copper); }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
[role=alert] { margin: 0 0 1rem; padding: 0.625rem 0.75rem; color: var(--bad); background: var(--bad-surface); border-radius: 6px; }
section { margin-top: 1.25rem; padding-top: 1rem; border-top: 1px solid var(--line); color: var(--dim); font-size: 0.8125rem; }
ul { margin: 0 0 0.5rem; padding: 0; list-style: none; display: grid; gap: 0.25rem; }
li { display: flex; justify-content: space-between; gap: 0.75rem; flex-wrap: wrap; }
section p { margin: 0; } code { color: var(--ink); font-size: 0.78125rem; } a { color: inherit; }
`;
