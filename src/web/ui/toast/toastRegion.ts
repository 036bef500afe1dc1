import { listenTo } from '../keyboard/listenTo';
import { TOAST_REGION } from './showToast';

type Place = EventTarget | null;

const region = () => document.getElementById(TOAST_REGION);

/** Whether something is in the notification region. What is gone from the document is nowhere. */
export const isInRegion = (place: Place) => place instanceof Node && region()?.contains(place) === true;

/** Where the focus was before it came to the region. */
let before: Place = null;

/** Takes the focus, if the region has it, back to where it was. */
export function leaveRegion(): void {
  if (!isInRegion(document.activeElement)) return;
  if (before instanceof HTMLElement) before.focus();
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && isInRegion(activeElement)) activeElement.blur();
}

/** The focus stays in the region when the notification that has it goes: keys pressed for that one do nothing else. */
export function keepFocus(): void {
  if (isInRegion(document.activeElement)) region()?.focus();
}

function enterRegion(): void {
  before = document.activeElement;
  region()?.focus();
}

/** Next to the region in tab order is the page, which an open dialog keeps the focus from. */
function leaveToDialog(event: KeyboardEvent): void {
  if (!document.querySelector('[aria-modal="true"]')) return;
  const button = region()?.querySelector('button');
  if (!event.shiftKey && button && button !== event.target) return;
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

/** Without the last place the window itself has come back: what was known still holds. */
function onFocusIn(event: Event): void {
  if (!(event instanceof FocusEvent) || !event.relatedTarget) return;
  if (isInRegion(event.target) && !isInRegion(event.relatedTarget)) before = event.relatedTarget;
}

/** The keyboard's way to the notification region: F8 goes there; F8 again or Escape goes back to where the focus was. */
export function watchKeys(): void {
  listenTo(document, { keydown: onKeyDown, focusin: onFocusIn });
}
