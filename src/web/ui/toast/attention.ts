import { listenTo } from '../keyboard/listenTo';
import { TOAST_REGION } from './showToast';

export function createCountdown(duration: number, onEnd: () => void) {
  let left = duration;
  let since = 0;
  let timer: ReturnType<typeof setTimeout> | null = null;
  return {
    run() {
      if (timer !== null) return;
      since = performance.now();
      timer = setTimeout(onEnd, left);
    },
    hold() {
      if (timer === null) return;
      clearTimeout(timer);
      timer = null;
      left -= performance.now() - since;
    },
  };
}

type Place = EventTarget | null;

const region = () => document.getElementById(TOAST_REGION);

export const isInRegion = (place: Place) => place instanceof Node && region()?.contains(place) === true;

let before: Place = null;

export function leaveRegion(): void {
  if (!isInRegion(document.activeElement)) return;
  if (before instanceof HTMLElement) before.focus();
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && isInRegion(activeElement)) activeElement.blur();
}

export function keepFocus(): void {
  if (isInRegion(document.activeElement)) region()?.focus();
}

function enterRegion(): void {
  before = document.activeElement;
  region()?.focus();
}

/** An open dialog makes the page inert, so Tab goes to the dialog. */
function leaveToDialog(event: KeyboardEvent): void {
  if (!document.querySelector('[aria-modal="true"]')) return;
  const buttons = [...(region()?.querySelectorAll('button') ?? [])];
  const at = buttons.findIndex((button) => button === event.target);
  if (buttons[at + (event.shiftKey ? -1 : 1)]) return;
  event.preventDefault();
  leaveRegion();
}

function onKeyDown(event: Event): void {
  if (!(event instanceof KeyboardEvent)) return;
  const { key, repeat } = event;
  const isInside = isInRegion(event.target);
  if (key === 'F8' && !repeat && !isInside) enterRegion();
  else if (isInside && (key === 'Escape' || (key === 'F8' && !repeat))) leaveRegion();
  else if (isInside && key === 'Tab') leaveToDialog(event);
}

/** Without `relatedTarget` the window itself regained the focus. */
function onFocusIn(event: Event): void {
  if (!(event instanceof FocusEvent) || !event.relatedTarget) return;
  if (isInRegion(event.target) && !isInRegion(event.relatedTarget)) before = event.relatedTarget;
}

export function watchKeys(): void {
  listenTo(document, { keydown: onKeyDown, focusin: onFocusIn });
}

const places: Record<'pointer' | 'focus', EventTarget | null> = { pointer: null, focus: null };

export const isAttended = () => isInRegion(places.pointer) || isInRegion(places.focus);

export function forgetPointer(): void {
  places.pointer = null;
}

const nextPlace = (event: Event) =>
  event instanceof MouseEvent || event instanceof FocusEvent ? event.relatedTarget : null;

export function watchAttention(onMove: () => void): void {
  const follow = (by: keyof typeof places, placeOf: (event: Event) => EventTarget | null) => (event: Event) => {
    places[by] = placeOf(event);
    onMove();
  };
  const target = (event: Event) => event.target;
  listenTo(document, {
    pointerover: follow('pointer', target),
    pointerout: follow('pointer', nextPlace),
    focusin: follow('focus', target),
    focusout: follow('focus', nextPlace),
  });
}
