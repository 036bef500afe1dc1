export function listenTo(target: EventTarget, listeners: Readonly<Record<string, (event: Event) => void>>) {
  const given = Object.entries(listeners);
  given.forEach(([type, listener]) => target.addEventListener(type, listener));
  return () => given.forEach(([type, listener]) => target.removeEventListener(type, listener));
}
