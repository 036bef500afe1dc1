import { useSyncExternalStore } from 'react';

/** What people can do about a failure, wherever one is shown. */
export interface Offer {
  readonly label: string;
  readonly onAccept: () => void;
}

let offer: Offer | null = null;
const listeners = new Set<() => void>();

/** Offers something wherever a failure is shown, in place of what was offered; null for nothing. */
export function offerOnFailure(next: Offer | null): void {
  offer = next;
  listeners.forEach((listener) => listener());
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const useFailureOffer = (): Offer | null => useSyncExternalStore(subscribe, () => offer);
