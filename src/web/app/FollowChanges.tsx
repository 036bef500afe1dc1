import { useEffect } from 'react';
import { createAttention, followChanges } from '../state/changes/followChanges';
import { useEffectGate } from '../state/gate/useEffectGate';
import { useAppDispatch } from '../state/hooks';

export function FollowChanges() {
  const dispatch = useAppDispatch();
  const gate = useEffectGate();
  useEffect(() => {
    const stopping = new AbortController();
    void dispatch(followChanges(createAttention(gate), stopping.signal));
    return () => stopping.abort();
  }, [dispatch, gate]);
  return null;
}
