import type { ReactElement } from 'react';
import { Tooltip } from './Tooltip';

/** A tooltip where there is something to say; without a text the element stays as it is, not focusable. */
export function OptionalTooltip({ text, children }: { text: string | null; children: ReactElement }) {
  return text === null ? children : <Tooltip label={text}>{children}</Tooltip>;
}
