import { useState } from 'react';
import { bringBack, type Retired } from '../api/retirement';
import { errorMessage } from '../api/server/errorMessage';
import { useAppDispatch } from '../hooks';
import { useIntention } from '../intentions/useIntention';

/** Makes active again what was retired. */
export function useBringBack(retired: Retired) {
  const dispatch = useAppDispatch();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const send = async (asked: Retired) => {
    setBusy(true);
    setFailure(null);
    const { error } = await dispatch(bringBack.initiate(asked, { track: false }));
    setBusy(false);
    if (error) setFailure(errorMessage(error));
  };
  const ask = useIntention('bringBack', retired.id, (asked) => void send(asked));
  return { isBusy, failure, bringBack: () => ask(retired) };
}
