import {
  useRef,
  useState,
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import { Content, Portal, Root, Trigger, Provider } from '@radix-ui/react-tooltip';
import { styled } from 'styled-components';
import { color, elevation, radius } from './theme';

const isControl = (element: Element) => element.matches('a[href], button, input, select');

/** Radix skips its own handler after preventDefault. By default it opens on any focus, and never on touch. */
function useOpening() {
  const [isOpen, setOpen] = useState(false);
  const isTouched = useRef(false);
  /** Opened by keyboard focus: stays until blur, Escape or a press. */
  const isPinned = useRef(false);
  // Radix closes on scrolling, and focus scrolls its element into view.
  const change = (next: boolean) => setOpen(next || isPinned.current);
  const close = () => {
    isPinned.current = false;
    setOpen(false);
  };
  const events = {
    onFocus: (event: FocusEvent) => {
      isPinned.current = event.currentTarget.matches(':focus-visible');
      if (!isPinned.current) event.preventDefault();
    },
    // Radix compares with the last render and would miss a quick blur.
    onBlur: close,
    onPointerDown: ({ pointerType }: PointerEvent) => {
      isTouched.current = pointerType === 'touch';
      isPinned.current = false;
    },
    onClick: (event: MouseEvent) => {
      isPinned.current = false;
      if (!isTouched.current || isControl(event.currentTarget)) return;
      event.preventDefault();
      setOpen(true);
    },
  };
  return { isOpen, change, close, events };
}

interface TooltipProps {
  label: ReactNode;
  children: ReactElement;
  /** False in long lists of text, where arrow keys reach the tooltip. */
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

function stopOf(hasLabel: boolean, isTabStop: boolean) {
  if (!hasLabel) return {};
  return isTabStop ? { tabIndex: 0 } : { tabIndex: -1, 'data-explained': '' };
}

interface OptionalTooltipProps extends Pick<TooltipProps, 'isTabStop'> {
  text: string | null;
  children: ReactElement;
}

export const OptionalTooltip = ({ text, children, ...rest }: OptionalTooltipProps) =>
  text === null ? (
    children
  ) : (
    <Tooltip label={text} {...rest}>
      {children}
    </Tooltip>
  );

/** Milliseconds (spec section 9). */
const DELAY_MS = 700;

/** Milliseconds (spec section 9). */
const SKIP_DELAY_MS = 300;

export const TooltipProvider = ({ children }: { children: ReactNode }) => (
  <Provider delayDuration={DELAY_MS} skipDelayDuration={SKIP_DELAY_MS}>
    {children}
  </Provider>
);
