import { useEffect } from 'react';
import { createAttention, followChanges } from '../features/changes/state/followChanges';
import { useEffectGate } from '../store/gate/useEffectGate';
import { useAppDispatch } from '../store/hooks';
import { SavingNotice } from './SavingNotice';

export function FollowChanges() {
  const dispatch = useAppDispatch();
  const gate = useEffectGate();
  useEffect(() => {
    const stopping = new AbortController();
    void dispatch(followChanges(createAttention(gate), stopping.signal));
    return () => stopping.abort();
  }, [dispatch, gate]);
  return <SavingNotice />;
}
