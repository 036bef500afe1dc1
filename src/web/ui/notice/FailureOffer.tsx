import { Button } from '../button/Button';
import { useFailureOffer } from './offerOnFailure';

/** The button for what people can do about a failure; nothing where nothing is offered. */
export function FailureOffer({ size }: { size?: 'small' }) {
  const offer = useFailureOffer();
  if (!offer) return null;
  return (
    <Button size={size} onClick={offer.onAccept}>
      {offer.label}
    </Button>
  );
}
