import { useSyncExternalStore } from 'react';
import { Button } from '../button/Button';

interface Offer {
  readonly label: string;
  readonly onAccept: () => void;
}

let offer: Offer | null = null;
const listeners = new Set<() => void>();

export function offerOnFailure(next: Offer | null): void {
  offer = next;
  listeners.forEach((listener) => listener());
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

const useFailureOffer = (): Offer | null => useSyncExternalStore(subscribe, () => offer);

export function FailureOffer({ size }: { size?: 'small' }) {
  const offer = useFailureOffer();
  if (!offer) return null;
  return (
    <Button size={size} onClick={offer.onAccept}>
      {offer.label}
    </Button>
  );
}
