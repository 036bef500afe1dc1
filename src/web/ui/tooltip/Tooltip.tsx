import type { ReactElement, ReactNode } from 'react';
import { Content, Portal, Root, Trigger } from '@radix-ui/react-tooltip';
import { styled } from 'styled-components';
import { color, elevation, radius } from '../theme';
import { useOpening } from './useOpening';

export interface TooltipProps {
  /** While it is empty there is no tooltip. */
  label: ReactNode;
  /** One element that passes props and ref on. Plain text becomes focusable, so that keyboard and touch reach its tooltip. */
  children: ReactElement;
  /** Tab reaches plain text for its tooltip. Where not, as in lists of much of it, arrow keys do. */
  isTabStop?: boolean;
  side?: 'top' | 'right' | 'bottom' | 'left';
}

const Bubble = styled(Content)`
  z-index: 60;
  max-width: 20rem;
  padding: 0.375rem 0.625rem;
  border-radius: ${radius.control};
  background: ${color('selected')};
  color: ${color('selectedText')};
  font: 0.78125rem/1.125rem var(--font);
  white-space: pre-line;
  overflow-wrap: anywhere;
  box-shadow: ${elevation.tooltip};
`;

/** Text about an element, on hover, keyboard focus and touch. */
export function Tooltip({ label, children, isTabStop = true, side = 'top' }: TooltipProps) {
  const { isOpen, change, close, events } = useOpening();
  const hasLabel = Boolean(label);
  return (
    <Root open={isOpen && hasLabel} onOpenChange={change}>
      <Trigger asChild {...stopOf(hasLabel, isTabStop)} {...events}>
        {children}
      </Trigger>
      <Portal>
        <Bubble side={side} sideOffset={6} collisionPadding={8} onEscapeKeyDown={close}>
          {label}
        </Bubble>
      </Portal>
    </Root>
  );
}

/** See `EXPLAINED` of the arrow keys. */
function stopOf(hasLabel: boolean, isTabStop: boolean) {
  if (!hasLabel) return {};
  return isTabStop ? { tabIndex: 0 } : { tabIndex: -1, 'data-explained': '' };
}
