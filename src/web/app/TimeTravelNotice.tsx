import { useBlocker } from 'react-router-dom';
import { useShowsPast } from '../state/gate/useEffectGate';
import { BottomBar } from '../ui/layout/BottomBar';

/** Says that Redux DevTools show the past; the screen cannot be left meanwhile. */
export function TimeTravelNotice() {
  return (
    <div role="status" style={{ display: 'contents' }}>
      {useShowsPast() && <Past />}
    </div>
  );
}

/** A blocked navigation is never asked about: it is as if it had not been tried. */
function Past() {
  useBlocker(true);
  return (
    <BottomBar as="p">
      Showing the past. Nothing is changed, sent or saved until Redux DevTools show the latest state again.
    </BottomBar>
  );
}
