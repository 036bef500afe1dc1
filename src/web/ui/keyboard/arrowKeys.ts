type Box = DOMRect;

const overlaps = (from: number, to: number, otherFrom: number, otherTo: number) => from < otherTo && otherFrom < to;
const inRow = (a: Box, b: Box) => overlaps(a.top, a.bottom, b.top, b.bottom);
const inColumn = (a: Box, b: Box) => overlaps(a.left, a.right, b.left, b.right);

/** The distance from one card to another in the direction of an arrow, px; negative or NaN if the other is not that way. */
const gaps: Readonly<Record<string, (from: Box, to: Box) => number>> = {
  ArrowRight: (from, to) => (inRow(from, to) ? to.left - from.right : NaN),
  ArrowLeft: (from, to) => (inRow(from, to) ? from.left - to.right : NaN),
  ArrowDown: (from, to) => (inColumn(from, to) ? to.top - from.bottom : NaN),
  ArrowUp: (from, to) => (inColumn(from, to) ? from.top - to.bottom : NaN),
};

const FOCUSABLE = 'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled)';
const controlsOf = (card: Element) => [...card.querySelectorAll<HTMLElement>(FOCUSABLE)];

function nearest(card: Element, gap: (from: Box, to: Box) => number): Element | undefined {
  const from = card.getBoundingClientRect();
  return [...document.querySelectorAll('article')]
    .filter((other) => other !== card)
    .map((other) => ({ other, gap: gap(from, other.getBoundingClientRect()) }))
    .filter((each) => each.gap >= 0)
    .sort((a, b) => a.gap - b.gap)[0]?.other;
}

/** The control with the same text, else the one at the same index. */
function counterpart(control: Element, card: Element, other: Element): HTMLElement | undefined {
  const others = controlsOf(other);
  const place = controlsOf(card).findIndex((each) => each === control);
  const text = control.textContent;
  return others.find((each) => text !== '' && each.textContent === text) ?? others[Math.min(place, others.length - 1)];
}

/** Moves the focus from a card's control to its counterpart in the next card that way. False if there is none. */
export function focusNextCard({ key, target }: KeyboardEvent): boolean {
  const gap = gaps[key];
  const card = target instanceof Element ? target.closest('article') : null;
  if (!gap || !card || !(target instanceof Element)) return false;
  const next = nearest(card, gap);
  const control = next && counterpart(target, card, next);
  control?.focus();
  return control !== undefined;
}
