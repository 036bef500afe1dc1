import { useSyncExternalStore } from 'react';
import { defaultLook, readLook, writeLook, type InventoryLook } from '../../../../domain/inventory/list/look';
import { createRememberedText } from '../../../lib/browser/preference';
import { gated } from '../../../store/gate/effectGate';
import { useEffectGate } from '../../../store/gate/useEffectGate';

const remembered = createRememberedText('specai.inventory', window.localStorage);

/** A table is too wide for a phone. */
const firstLook = (): InventoryLook => ({
  ...defaultLook,
  view: window.matchMedia('(max-width: 40em)').matches ? 'cards' : defaultLook.view,
});

export function useInventoryLook(): [InventoryLook, (look: InventoryLook) => void] {
  const gate = useEffectGate();
  const text = useSyncExternalStore(remembered.subscribe, remembered.get);
  const look = readLook(new URLSearchParams(text ?? ''), firstLook());
  return [look, gated(gate, (next) => remembered.set(writeLook(next).toString()))];
}
