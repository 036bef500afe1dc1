import { listenTo } from '../keyboard/listenTo';
import { isInRegion } from './toastRegion';

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
