import { useState } from 'react';
import type { Unit } from '../../../contract/unit/unit';
import { useGated } from '../gate/useEffectGate';
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
  const confirm = async (reason?: string) => {
    setOpen(false);
    const wanted = await reserve(itemCode, orderId, reason);
    setDemand(wanted);
    if (wanted !== null) setOpen(true);
  };
  return {
    isOpen,
    demand,
    open: () => setOpen(true),
    close: () => setOpen(false),
    confirm: useGated(confirm),
  };
}
