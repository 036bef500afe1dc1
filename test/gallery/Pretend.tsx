import { useLayoutEffect, type ReactNode } from 'react';

/** Which elements can be in each state. */
const whose = { hover: '*', 'focus-visible': ':is(a, button, input, select, [tabindex])' } as const;
type State = keyof typeof whose;

/** Shows what is in it as if it were pointed at, or had the focus: a page cannot bring that about itself. */
export function Pretend({ state, children }: { state: State; children: ReactNode }) {
  useLayoutEffect(() => pretend(state), [state]);
  return <div data-pretend={state}>{children}</div>;
}

/**
 * Says all rules of the page once more, with what holds inside an element that pretends in place of the state. All of
 * them: which of two rules wins may depend on which comes last.
 */
function pretend(state: State) {
  const instead = `:is([data-pretend='${state}'] ${whose[state]})`;
  const ours = [...document.querySelectorAll<HTMLStyleElement>('style[id^=pretend-]')].map(({ sheet }) => sheet);
  const rules = [...document.styleSheets]
    .filter((sheet) => !ours.includes(sheet))
    .flatMap((sheet) => [...sheet.cssRules]);
  twinsOf(state).textContent = rules
    .filter((rule) => rule instanceof CSSStyleRule || rule instanceof CSSMediaRule)
    .map(({ cssText }) => cssText.replaceAll(`:${state}`, instead))
    .join('\n');
}

function twinsOf(state: State): Element {
  const there = document.querySelector(`#pretend-${state}`);
  if (there) return there;
  const twins = document.createElement('style');
  twins.id = `pretend-${state}`;
  document.head.append(twins);
  return twins;
}
