type Listener = (error: unknown) => void;

const listeners = new Set<Listener>();

/** Calls `listener` with every error that an error screen takes the place of. @returns how to unsubscribe. */
export function subscribeToCaughtErrors(listener: Listener) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function reportCaughtError(error: unknown): void {
  listeners.forEach((listener) => listener(error));
}
