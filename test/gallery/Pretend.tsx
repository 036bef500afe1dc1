import { useLayoutEffect, type ReactNode } from 'react';

/** Which elements can be in each state. */
const selectors = { hover: '*', 'focus-visible': ':is(a, button, input, select, [tabindex])' } as const;
type State = keyof typeof selectors;

/** Shows its content as if it were hovered or focused by keyboard, which a page cannot bring about itself. */
export function Pretend({ state, children }: { state: State; children: ReactNode }) {
  useLayoutEffect(() => pretend(state), [state]);
  return <div data-pretend={state}>{children}</div>;
}

/**
 * Copies all rules of the page, with a selector of the pretending element in place of the state. All of them, because which
 * of two rules wins may depend on which comes last.
 */
function pretend(state: State) {
  const pretending = `:is([data-pretend='${state}'] ${selectors[state]})`;
  const copied = [...document.querySelectorAll<HTMLStyleElement>('style[id^=pretend-]')].map(({ sheet }) => sheet);
  const rules = [...document.styleSheets]
    .filter((sheet) => !copied.includes(sheet))
    .flatMap((sheet) => [...sheet.cssRules]);
  copiesFor(state).textContent = rules
    .filter((rule) => rule instanceof CSSStyleRule || rule instanceof CSSMediaRule)
    .map(({ cssText }) => cssText.replaceAll(`:${state}`, pretending))
    .join('\n');
}

function copiesFor(state: State): Element {
  const existing = document.querySelector(`#pretend-${state}`);
  if (existing) return existing;
  const copies = document.createElement('style');
  copies.id = `pretend-${state}`;
  document.head.append(copies);
  return copies;
}
