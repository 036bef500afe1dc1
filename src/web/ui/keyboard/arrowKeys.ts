type Box = DOMRect;

const overlaps = (from: number, to: number, otherFrom: number, otherTo: number) => from < otherTo && otherFrom < to;
const inRow = (a: Box, b: Box) => overlaps(a.top, a.bottom, b.top, b.bottom);
const inColumn = (a: Box, b: Box) => overlaps(a.left, a.right, b.left, b.right);

/** Pixels from one card to another that lies in the direction of an arrow; negative or NaN where it does not. */
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

/** The control that says the same, else the one in the same place. */
function counterpart(control: Element, card: Element, other: Element): HTMLElement | undefined {
  const others = controlsOf(other);
  const place = controlsOf(card).findIndex((each) => each === control);
  const text = control.textContent;
  return others.find((each) => text !== '' && each.textContent === text) ?? others[Math.min(place, others.length - 1)];
}

/** An arrow key takes the focus from a card's control to the same one of the next card that way. True where it did. */
export function focusNextCard({ key, target }: KeyboardEvent): boolean {
  const gap = gaps[key];
  const card = target instanceof Element ? target.closest('article') : null;
  if (!gap || !card || !(target instanceof Element)) return false;
  const next = nearest(card, gap);
  const control = next && counterpart(target, card, next);
  control?.focus();
  return control !== undefined;
}
