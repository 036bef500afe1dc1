import { useEffect } from 'react';
import { useGated } from '../../../store/gate/useEffectGate';
import { VisuallyHidden } from '../../../ui/elements';
import { useGetMyWorkQuery, workCount } from '../api/myWork';

const MAX_SHOWN = 99;

/** Refreshes when the tab is shown again. */
export function WorkCount() {
  const { data, refetch } = useGetMyWorkQuery({});
  const refresh = useGated(refetch);
  useEffect(() => {
    const onShown = () => {
      if (document.visibilityState === 'visible') refresh();
    };
    document.addEventListener('visibilitychange', onShown);
    return () => document.removeEventListener('visibilitychange', onShown);
  });
  const count = data === undefined ? 0 : workCount(data);
  if (count === 0) return null;
  return (
    <>
      {count > MAX_SHOWN ? `${MAX_SHOWN}+` : count}
      <VisuallyHidden> open</VisuallyHidden>
    </>
  );
}
