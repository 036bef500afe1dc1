import { useStore } from 'react-redux';
import type { Unit } from '../../../../contract/units/unit';
import { MAX_PINNED } from '../../../../domain/limits';
import { useGated } from '../../../store/gate/useEffectGate';
import { useServices } from '../../../store/services';
import type { RootState } from '../../../store/store';
import { unitPinned, unitUnpinned } from './chosenUnits';
import { selectPinnedSerials } from './comparisonChoices';

/** Offers to undo pinning or unpinning. */
export function useAnnouncePins() {
  const store = useStore<RootState>();
  const { notifier } = useServices();
  const undo = useGated((orderId: string, units: readonly Unit[], wasPinned: boolean) => {
    const isFull = () => selectPinnedSerials(store.getState(), orderId).length >= MAX_PINNED;
    for (const { serial } of units) {
      if (wasPinned) store.dispatch(unitUnpinned({ orderId, serial }));
      else if (isFull()) notifier.failure('Not undone', `${MAX_PINNED} units are pinned. Unpin one first.`);
      else store.dispatch(unitPinned({ orderId, serial }));
    }
  });
  return (orderId: string, units: readonly Unit[], isPinned: boolean) => {
    const [first, ...others] = units;
    if (first === undefined) return;
    const what = others.length === 0 ? `Unit ${first.serial}` : `${units.length} units`;
    notifier.success(`${what} ${isPinned ? 'pinned' : 'unpinned'}`, '', () => undo(orderId, units, isPinned));
  };
}
