import { controlsOf, EXPLAINED, focusItem, ITEM, itemOf } from './items';

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

/** Browsers place borders at parts of a pixel, so that rows may overlap by one. */
const SLACK = -1;

function nearest(item: Element, gap: (from: Box, to: Box) => number): HTMLElement | undefined {
  const from = item.getBoundingClientRect();
  return [...document.querySelectorAll<HTMLElement>(ITEM)]
    .filter((other) => other !== item)
    .map((other) => ({ other, gap: gap(from, other.getBoundingClientRect()) }))
    .filter((each) => each.gap >= SLACK)
    .sort((a, b) => a.gap - b.gap)[0]?.other;
}

/** For an item the other one itself; for a control the one with the same text, else the one at the same index. */
function counterpart(target: Element, item: Element, other: HTMLElement): HTMLElement | undefined {
  if (target === item) return other;
  const others = controlsOf(other);
  const place = controlsOf(item).findIndex((each) => each === target);
  const text = target.textContent;
  return others.find((each) => text !== '' && each.textContent === text) ?? others[Math.min(place, others.length - 1)];
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Within an item without another above or below: from it to its first explanation, and on from there. */
function explanation(key: string, target: Element, item: HTMLElement): HTMLElement | undefined {
  const step = steps[key];
  const places = [item, ...item.querySelectorAll<HTMLElement>(EXPLAINED)];
  const place = places.findIndex((each) => each === target);
  return step === undefined || place < 0 ? undefined : places[place + step];
}

/** Moves the focus from an item, or something in it, to its counterpart in the next item that way. False if there is none. */
export function focusNextItem({ key, target }: KeyboardEvent): boolean {
  const gap = gaps[key];
  const item = itemOf(target);
  if (!gap || !item || !(target instanceof Element)) return false;
  const next = nearest(item, gap);
  const goal = next ? counterpart(target, item, next) : explanation(key, target, item);
  if (goal?.matches(ITEM)) focusItem(goal);
  else goal?.focus();
  return goal !== undefined;
}
