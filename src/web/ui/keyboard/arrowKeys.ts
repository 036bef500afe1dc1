import { listenTo } from './listenTo';

export type PressedKey = Pick<KeyboardEvent, 'key' | 'target' | 'defaultPrevented' | 'ctrlKey' | 'altKey' | 'metaKey'>;

const ITEM = 'article, [data-item]';

const FOCUSABLE = 'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled)';

export const itemOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(ITEM) : null;

/** Text with a tooltip: arrow keys reach it, Tab does not. */
const EXPLAINED = '[data-explained]';

const controlsOf = (item: Element) => [...item.querySelectorAll<HTMLElement>(`${FOCUSABLE}, ${EXPLAINED}`)];

export const tabStops = (within: Element) =>
  [...within.querySelectorAll<HTMLElement>(`${FOCUSABLE}, [tabindex="0"]`)].filter(
    (each) => each.tabIndex >= 0 && each.getClientRects().length > 0,
  );

const lastTabStop = (within: Element) => tabStops(within).at(-1);
const firstTabStop = (within: Element) => tabStops(within)[0];

/** Does not scroll to a tall item that is already in view. */
export function focusItem(item: HTMLElement): void {
  const { top, bottom, left, right } = item.getBoundingClientRect();
  const middle = window.innerHeight / 2;
  const isTall = bottom - top > window.innerHeight;
  const isInView = top < middle && bottom > middle && left >= 0 && right <= window.innerWidth;
  item.focus({ preventScroll: isTall && isInView });
}

type Box = DOMRect;

const overlaps = (from: number, to: number, otherFrom: number, otherTo: number) => from < otherTo && otherFrom < to;
const inRow = (a: Box, b: Box) => overlaps(a.top, a.bottom, b.top, b.bottom);
const inColumn = (a: Box, b: Box) => overlaps(a.left, a.right, b.left, b.right);

/** Distance in the arrow's direction, px; negative or NaN for other directions. */
const gaps: Readonly<Record<string, (from: Box, to: Box) => number>> = {
  ArrowRight: (from, to) => (inRow(from, to) ? to.left - from.right : NaN),
  ArrowLeft: (from, to) => (inRow(from, to) ? from.left - to.right : NaN),
  ArrowDown: (from, to) => (inColumn(from, to) ? to.top - from.bottom : NaN),
  ArrowUp: (from, to) => (inColumn(from, to) ? from.top - to.bottom : NaN),
};

/** Rows may overlap by a fraction of a pixel. */
const SLACK = -1;

function nearest(item: Element, gap: (from: Box, to: Box) => number): HTMLElement | undefined {
  const from = item.getBoundingClientRect();
  return [...document.querySelectorAll<HTMLElement>(ITEM)]
    .filter((other) => other !== item)
    .map((other) => ({ other, gap: gap(from, other.getBoundingClientRect()) }))
    .filter((each) => each.gap >= SLACK)
    .sort((a, b) => a.gap - b.gap)[0]?.other;
}

function counterpart(target: Element, item: Element, other: HTMLElement): HTMLElement | undefined {
  if (target === item) return other;
  const others = controlsOf(other);
  const place = controlsOf(item).findIndex((each) => each === target);
  const text = target.textContent;
  return others.find((each) => text !== '' && each.textContent === text) ?? others[Math.min(place, others.length - 1)];
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

function explanation(key: string, target: Element, item: HTMLElement): HTMLElement | undefined {
  const step = steps[key];
  const places = [item, ...item.querySelectorAll<HTMLElement>(EXPLAINED)];
  const place = places.findIndex((each) => each === target);
  return step === undefined || place < 0 ? undefined : places[place + step];
}

export function focusNextItem({ key, target }: PressedKey): boolean {
  const gap = gaps[key];
  const item = itemOf(target);
  if (!gap || !item || !(target instanceof Element)) return false;
  const next = nearest(item, gap);
  const goal = next ? counterpart(target, item, next) : explanation(key, target, item);
  if (goal?.matches(ITEM)) focusItem(goal);
  else goal?.focus();
  return goal !== undefined;
}

/** One tab stop per list; arrow keys move between items. For the `ref` of a list whose items have `tabIndex={-1}`. */
export function rovingList(list: HTMLElement | null): (() => void) | undefined {
  if (list === null) return undefined;
  let current: HTMLElement | null = null;
  let isTab = false;
  let isLeaving = false;
  const item = () => (current?.isConnected === true ? current : list.querySelector<HTMLElement>('[data-item]'));
  const enter = () => {
    const into = item();
    if (into) focusItem(into);
  };
  const onFocusIn = ({ target, relatedTarget }: Event & { relatedTarget?: EventTarget | null }) => {
    if (isLeaving) return;
    const isEntry = !(relatedTarget instanceof Node && list.contains(relatedTarget));
    if (isEntry && isTab && target !== list) enter();
    else current = itemOf(target) ?? current;
  };
  /** The browser continues from the end of the list. */
  const leaveFrom = (end: HTMLElement | undefined) => {
    isLeaving = true;
    end?.focus({ preventScroll: true });
    isLeaving = false;
  };
  const onTab = (event: KeyboardEvent) => {
    const inside = itemOf(event.target);
    if (!inside || !list.contains(inside)) return;
    if (event.shiftKey && event.target === inside) leaveFrom(firstItemOrStop(list));
    if (!event.shiftKey && event.target === (lastTabStop(inside) ?? inside)) leaveFrom(lastTabStop(list));
  };
  const onKeyDown = (event: Event) => {
    isTab = event instanceof KeyboardEvent && event.key === 'Tab';
    if (isTab && event instanceof KeyboardEvent) onTab(event);
  };
  const stops = [
    listenTo(list, { focusin: onFocusIn }),
    listenTo(document, { keydown: onKeyDown, pointerdown: () => (isTab = false) }),
  ];
  return () => stops.forEach((stop) => stop());
}

const firstItemOrStop = (list: HTMLElement) => list.querySelector<HTMLElement>('[data-item]') ?? firstTabStop(list);
