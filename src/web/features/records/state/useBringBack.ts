import { capitalized } from '../../../../domain/format/text';
import { useCall } from '../../../store/api/server/useWrites';
import { useGated } from '../../../store/gate/useEffectGate';
import { useAppDispatch, useHasPermission, usePermissionHint } from '../../../store/hooks';
import { useServices } from '../../../store/services';
import { useOfferUndo } from '../../../store/useOfferUndo';
import { bringBack, retireRecord } from '../api/retirement';
import { nameOf, whatOf, type NamedRecord } from './recordName';

const CONSEQUENCE = { units: 'It is listed in Inventory again.', orders: 'It is open again.' } as const;

export interface Retired extends NamedRecord {
  readonly by: string | null | undefined;
}

/** The props of a RetiredNotice. */
export function useBringBack({ file, recordKey, number, by }: Retired) {
  const dispatch = useAppDispatch();
  const { notifier } = useServices();
  const offerUndo = useOfferUndo();
  const canUndo = useHasPermission('retire');
  const { isBusy, failure, run } = useCall();
  const name = capitalized(nameOf({ file, number }));
  const send = async () => {
    const { error } = await run(() => dispatch(bringBack.initiate({ file, recordKey }, { track: false })));
    if (error !== undefined) return;
    const undo = () => dispatch(retireRecord.initiate({ file, recordKey, reason: 'Undone' }, { track: false }));
    const announced = { title: `${name} brought back`, description: CONSEQUENCE[file] };
    if (canUndo) offerUndo({ ...announced, undo, undone: `${name} is retired again` });
    else notifier.success(announced.title, announced.description);
  };
  return {
    what: whatOf({ file }),
    by,
    isBusy,
    failure,
    whyNot: usePermissionHint('bringBack'),
    onBringBack: useGated(send),
  };
}
