import type { ReactElement } from 'react';
import { Tooltip } from '../../../ui/tooltip/Tooltip';

/** A tooltip where there is something to say; without a text the element stays as it is, not focusable. */
export function Hint({ text, children }: { text: string | null; children: ReactElement }) {
  return text === null ? children : <Tooltip label={text}>{children}</Tooltip>;
}
