/** Adds the listeners that are given; returns how to remove them. */
export function listenTo(
  element: EventTarget,
  listeners: Readonly<Record<string, ((event: Event) => void) | undefined>>,
) {
  const given = Object.entries(listeners).flatMap(([type, listener]) => (listener ? [{ type, listener }] : []));
  given.forEach(({ type, listener }) => element.addEventListener(type, listener));
  return () => given.forEach(({ type, listener }) => element.removeEventListener(type, listener));
}
