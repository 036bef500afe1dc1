import { listenTo } from '../keyboard/listenTo';
import { isInRegion } from './toastRegion';

/** What the pointer is on and what has the focus; it may be gone from the document since. */
const places: Record<'pointer' | 'focus', EventTarget | null> = { pointer: null, focus: null };

/** Whether somebody is at the notifications, by pointer or by focus. */
export const isAttended = () => isInRegion(places.pointer) || isInRegion(places.focus);

/** What the pointer is on goes; the browser says what it is on then. */
export function forgetPointer(): void {
  places.pointer = null;
}

const nextPlace = (event: Event) =>
  event instanceof MouseEvent || event instanceof FocusEvent ? event.relatedTarget : null;

/** Calls back whenever the pointer or the focus goes somewhere else. */
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
