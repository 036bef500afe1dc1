import { listenTo } from '../keyboard/listenTo';
import { TOAST_REGION } from './showToast';

/** Calls `onEnd` after `duration` ms, not counting the time on hold. It starts on hold. */
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

/** Whether it is in the notification region. What has left the document is not. */
export const isInRegion = (place: Place) => place instanceof Node && region()?.contains(place) === true;

/** Where the focus was before it came to the region. */
let before: Place = null;

/** Returns the focus, if the region has it, to where it was. */
export function leaveRegion(): void {
  if (!isInRegion(document.activeElement)) return;
  if (before instanceof HTMLElement) before.focus();
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && isInRegion(activeElement)) activeElement.blur();
}

/** Keeps the focus in the region when the toast that has it is removed, so that keys meant for it do nothing else. */
export function keepFocus(): void {
  if (isInRegion(document.activeElement)) region()?.focus();
}

function enterRegion(): void {
  before = document.activeElement;
  region()?.focus();
}

/** After the region the tab order goes on to the page, which an open dialog makes inert: Tab goes to the dialog instead. */
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

/** Without `relatedTarget` the window itself regained the focus: `before` still holds. */
function onFocusIn(event: Event): void {
  if (!(event instanceof FocusEvent) || !event.relatedTarget) return;
  if (isInRegion(event.target) && !isInRegion(event.relatedTarget)) before = event.relatedTarget;
}

/** F8 moves the focus to the notification region; F8 or Escape moves it back. */
export function watchKeys(): void {
  listenTo(document, { keydown: onKeyDown, focusin: onFocusIn });
}

/** What the pointer is over and what has the focus; it may have left the document since. */
const places: Record<'pointer' | 'focus', EventTarget | null> = { pointer: null, focus: null };

/** Whether the pointer or the focus is in the notification region. */
export const isAttended = () => isInRegion(places.pointer) || isInRegion(places.focus);

/** For when what the pointer is over is removed: the browser then reports what is under it. */
export function forgetPointer(): void {
  places.pointer = null;
}

const nextPlace = (event: Event) =>
  event instanceof MouseEvent || event instanceof FocusEvent ? event.relatedTarget : null;

/** Calls back whenever the pointer or the focus moves to another element. */
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
