import type { ReactElement, ReactNode } from 'react';
import { Slot } from '@radix-ui/react-slot';
import type { Explained } from './tooltips';
import { useTrigger } from './useTrigger';

export interface TooltipProps {
  /** While it is empty there is no tooltip. */
  label: ReactNode;
  /** One element that passes props and ref on. Plain text becomes focusable, so that keyboard and touch reach its tooltip. */
  children: ReactElement;
  /** Tab reaches plain text for its tooltip. Where not, as in lists of much of it, arrow keys do. */
  isTabStop?: boolean;
  side?: Explained['side'];
}

/** Text about an element, on hover, keyboard focus and touch. */
export function Tooltip({ label, children, isTabStop = true, side = 'top' }: TooltipProps) {
  const trigger = useTrigger(label, side);
  return (
    <Slot {...stopOf(Boolean(label), isTabStop)} {...trigger}>
      {children}
    </Slot>
  );
}

/** See `EXPLAINED` of the arrow keys. */
function stopOf(hasLabel: boolean, isTabStop: boolean) {
  if (!hasLabel) return {};
  return isTabStop ? { tabIndex: 0 } : { tabIndex: -1, 'data-explained': '' };
}
