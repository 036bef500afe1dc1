import { useEffect } from 'react';
import { createAttention, followChanges } from '../state/changes/followChanges';
import { useEffectGate } from '../state/gate/useEffectGate';
import { useAppDispatch } from '../state/hooks';

/** While someone is signed in, the tab is told what others change. Shows nothing: the screens do. */
export function FollowChanges() {
  const dispatch = useAppDispatch();
  const gate = useEffectGate();
  // The connection lives as long as the screens.
  useEffect(() => {
    const stopping = new AbortController();
    void dispatch(followChanges(createAttention(gate), stopping.signal));
    return () => stopping.abort();
  }, [dispatch, gate]);
  return null;
}
