import { useEffect, useEffectEvent } from 'react';

/** Adds several listeners. @returns how to remove them. */
export function listenTo(target: EventTarget, listeners: Readonly<Record<string, (event: Event) => void>>) {
  const given = Object.entries(listeners);
  given.forEach(([type, listener]) => target.addEventListener(type, listener));
  return () => given.forEach(([type, listener]) => target.removeEventListener(type, listener));
}

/** Handles keys wherever the focus is. */
export function useKeyDown(onKeyDown: (event: KeyboardEvent) => void) {
  const handle = useEffectEvent(onKeyDown);
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handle(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
