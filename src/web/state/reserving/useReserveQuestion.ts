import { useState } from 'react';
import type { Unit } from '../../../contract/unit/unit';
import { useIntention } from '../intentions/useIntention';
import type { Reserving } from './useReserving';

/** The question whether a unit is to be reserved for an order. */
export interface ReserveQuestion {
  isOpen: boolean;
  /** What the server wants before it reserves the unit; null for nothing. */
  demand: string | null;
  open: () => void;
  close: () => void;
  confirm: (reason?: string) => void;
}

/** Asks before a unit is reserved, and again where the server wants a reason first. */
export function useReserveQuestion(
  reserve: Reserving['reserve'],
  itemCode: Unit['serial'],
  orderId: string,
): ReserveQuestion {
  const [isOpen, setOpen] = useState(false);
  const [demand, setDemand] = useState<string | null>(null);
  const confirm = async (...wish: Parameters<Reserving['reserve']>) => {
    setOpen(false);
    const wanted = await reserve(...wish);
    setDemand(wanted);
    if (wanted !== null) setOpen(true);
  };
  const ask = useIntention(
    'reserve',
    String(itemCode),
    (wish) => void confirm(wish.itemCode, wish.orderId, wish.reason),
  );
  return {
    isOpen,
    demand,
    open: () => setOpen(true),
    close: () => setOpen(false),
    confirm: (reason) => ask({ itemCode, orderId, reason }),
  };
}
