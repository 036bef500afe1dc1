import { useSyncExternalStore } from 'react';
import { Button } from '../button/Button';

/** What people can do about a failure, wherever one is shown. */
interface Offer {
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

const useFailureOffer = (): Offer | null => useSyncExternalStore(subscribe, () => offer);

/** The button for what people can do about a failure; nothing if nothing is offered. */
export function FailureOffer({ size }: { size?: 'small' }) {
  const offer = useFailureOffer();
  if (!offer) return null;
  return (
    <Button size={size} onClick={offer.onAccept}>
      {offer.label}
    </Button>
  );
}
