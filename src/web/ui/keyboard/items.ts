/** What arrow keys move between: the cards of a screen, and whatever else a list marks as its items. */
export const ITEM = 'article, [data-item]';

const FOCUSABLE = 'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled)';

export const itemOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(ITEM) : null;

/** Text of an item that has a tooltip: arrow keys reach it, Tab does not. */
export const EXPLAINED = '[data-explained]';

/** What arrow keys reach in an item. */
export const controlsOf = (item: Element) => [...item.querySelectorAll<HTMLElement>(`${FOCUSABLE}, ${EXPLAINED}`)];

const tabStops = (within: Element) =>
  [...within.querySelectorAll<HTMLElement>(`${FOCUSABLE}, [tabindex="0"]`)].filter(
    (each) => each.tabIndex >= 0 && each.getClientRects().length > 0,
  );

/** The ends of what Tab reaches within. */
export const lastTabStop = (within: Element) => tabStops(within).at(-1);
export const firstTabStop = (within: Element) => tabStops(within)[0];

/** Focuses an item. One that is taller than the window and in view stays where it is: its head is in view, too. */
export function focusItem(item: HTMLElement): void {
  const { top, bottom, left, right } = item.getBoundingClientRect();
  const middle = window.innerHeight / 2;
  const isTall = bottom - top > window.innerHeight;
  const isInView = top < middle && bottom > middle && left >= 0 && right <= window.innerWidth;
  item.focus({ preventScroll: isTall && isInView });
}
