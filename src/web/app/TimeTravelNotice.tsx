import { useBlocker } from 'react-router-dom';
import { useShowsPast } from '../store/gate/useEffectGate';
import { BottomBar } from '../ui/layout/BottomBar';

export const TimeTravelNotice = () => (
  <div role="status" style={{ display: 'contents' }}>
    {useShowsPast() && <Past />}
  </div>
);

function Past() {
  useBlocker(true);
  return (
    <BottomBar as="p">
      Showing the past. Nothing is changed, sent or saved until Redux DevTools show the latest state again.
    </BottomBar>
  );
}
