import { Suspense, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { preloadable } from '../../loading/preloadable';
import { whenIdle } from '../../loading/whenIdle';
import { createTooltips, TooltipsContext, type Explained } from './tooltips';

/** No screen fails over it: without its code, elements are not explained. */
const OpenTooltips = preloadable<{ wanted: ReadonlyMap<string, Explained> }>(() =>
  import(/* webpackChunkName: "tooltips" */ './OpenTooltips').then(
    (m) => m.OpenTooltips,
    (error: unknown) => {
      if (navigator.onLine) return () => null;
      throw error;
    },
  ),
);

/** Goes around everything that has tooltips: they share their delays. Their code comes when idle, or with the first that is wanted. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  const [tooltips] = useState(createTooltips);
  useEffect(() => whenIdle(() => void OpenTooltips.preload().catch(() => undefined)), []);
  return (
    <TooltipsContext value={tooltips}>
      {children}
      <Suspense fallback={null}>
        <WantedTooltips tooltips={tooltips} />
      </Suspense>
    </TooltipsContext>
  );
}

/** Once wanted, they stay: the library knows when the last one closed. */
function WantedTooltips({ tooltips }: { tooltips: ReturnType<typeof createTooltips> }) {
  const wanted = useSyncExternalStore(tooltips.subscribe, tooltips.wanted);
  const [wereWanted, setWereWanted] = useState(false);
  if (wanted.size > 0 && !wereWanted) setWereWanted(true);
  return wereWanted && <OpenTooltips wanted={wanted} />;
}
