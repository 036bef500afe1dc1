/** Style of the local sign-in pages: the app's ink, hairlines and copper, without the app. */
export const interactionStyle = `
:root { color-scheme: light dark; --canvas: #f4f6f8; --surface: #fff; --ink: #0f1f2e; --dim: #5a6a79; --line: #c6ced6;
  --copper: #a4521c; --on-copper: #fff; --bad: #ab2317; --bad-surface: #fceae8; --focus: #1b57b0; }
@media (prefers-color-scheme: dark) {
  :root { --canvas: #0b1620; --surface: #13222f; --ink: #e6ebf0; --dim: #9dacba; --line: #3b5063;
    --copper: #d07a3c; --on-copper: #0b1620; --bad: #ffa79c; --bad-surface: #3a1713; --focus: #8ab4f8; }
}
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; background: var(--canvas); color: var(--ink);
  font: 14px/20px Inter, "Segoe UI", system-ui, "DejaVu Sans", sans-serif; }
header { display: flex; align-items: center; gap: 10px; height: 48px; padding: 0 24px; background: #0f1f2e; color: #fff; }
header b { font-size: 16px; font-weight: 600; letter-spacing: .02em; }
.frame { stroke: #fff; } .winding { stroke: #d07a3c; }
main { width: min(360px, calc(100vw - 32px)); margin: min(14vh, 120px) auto 32px; }
h1 { margin: 0 0 16px; font-size: 20px; line-height: 28px; font-weight: 600; }
h2 { margin: 0 0 8px; font-size: 13px; font-weight: 600; }
form { display: grid; gap: 4px; padding: 20px; background: var(--surface); border: 1px solid var(--line); border-radius: 6px; }
label { color: var(--dim); font-size: 12.5px; }
input { font: inherit; color: inherit; width: 100%; margin-bottom: 12px; padding: 9px 10px;
  background: var(--surface); border: 1px solid var(--line); border-radius: 6px; }
button { font: inherit; padding: 10px; color: var(--ink); background: none; border: 1px solid var(--line); border-radius: 6px; cursor: pointer; }
button.primary { margin-bottom: 4px; color: var(--on-copper); background: var(--copper); border-color: var(--copper); }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
[role=alert] { margin: 0 0 16px; padding: 10px 12px; color: var(--bad); background: var(--bad-surface); border-radius: 6px; }
section { margin-top: 20px; padding-top: 16px; border-top: 1px solid var(--line); color: var(--dim); font-size: 13px; }
ul { margin: 0 0 8px; padding: 0; list-style: none; display: grid; gap: 4px; }
li { display: flex; justify-content: space-between; gap: 12px; flex-wrap: wrap; }
section p { margin: 0; } code { color: var(--ink); font-size: 12.5px; } a { color: inherit; }
`;
