import type { ReactNode } from 'react';
import { Provider } from '@radix-ui/react-tooltip';

/** How long a pointer rests on an element before its tooltip opens, ms (spec section 9). */
const DELAY_MS = 700;

/** How long after one tooltip closed the next opens without that delay, ms (spec section 9). */
const SKIP_DELAY_MS = 300;

/** Goes around everything that has tooltips: they share their delays. */
export const TooltipProvider = ({ children }: { children: ReactNode }) => (
  <Provider delayDuration={DELAY_MS} skipDelayDuration={SKIP_DELAY_MS}>
    {children}
  </Provider>
);
