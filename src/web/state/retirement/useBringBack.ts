import { useState } from 'react';
import { bringBack, type Retired } from '../api/retirement';
import { errorMessage } from '../api/server/errorMessage';
import { useAppDispatch } from '../hooks';
import { useGated } from '../gate/useEffectGate';

/** Makes active again what was retired. */
export function useBringBack(retired: Retired) {
  const dispatch = useAppDispatch();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const send = async () => {
    setBusy(true);
    setFailure(null);
    const { error } = await dispatch(bringBack.initiate(retired, { track: false }));
    setBusy(false);
    if (error) setFailure(errorMessage(error));
  };
  return { isBusy, failure, bringBack: useGated(send) };
}
