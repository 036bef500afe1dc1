import type { ReactElement } from 'react';
import { Tooltip, type TooltipProps } from './Tooltip';

interface OptionalTooltipProps extends Pick<TooltipProps, 'isTabStop'> {
  text: string | null;
  children: ReactElement;
}

/** A tooltip where there is something to say; without a text the element stays as it is, not focusable. */
export function OptionalTooltip({ text, children, ...rest }: OptionalTooltipProps) {
  return text === null ? (
    children
  ) : (
    <Tooltip label={text} {...rest}>
      {children}
    </Tooltip>
  );
}
